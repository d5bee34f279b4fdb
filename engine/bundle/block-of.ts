import { join } from 'node:path'

/** Tells the kind of block that a module belongs to, by its folder; undefined where it is no block's. */
export type BlockOf = (module: string) => string | undefined

/**
 * The blocks of the engine and of a site.
 * @param root the engine's folder
 * @param source the folder with the site's source
 */
export function blocksIn(root: string, source: string): BlockOf {
  const folders = [join(root, 'engine'), source].map((folder) => posix(join(folder, 'blocks/')))
  return (module) => {
    const path = posix(module)
    const folder = folders.find((each) => path.startsWith(each))
    return folder && /^([\w-]+)\//.exec(path.slice(folder.length))?.[1]
  }
}

const posix = (path: string) => path.replaceAll('\\', '/')
