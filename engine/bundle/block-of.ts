/** The kind of block that a module belongs to, by its folder; undefined where it is no block's. */
export function blockOf(module: string): string | undefined {
  return /\/engine\/blocks\/([\w-]+)\//.exec(module.replaceAll('\\', '/'))?.[1]
}
