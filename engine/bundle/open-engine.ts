import { pathToFileURL } from 'node:url'
import { type Bundle, type BundleOptions, openBundle } from './bundle.ts'

export type Engine = typeof import('../engine.ts')

/** The engine as the bundler made it of the source as it is: one file, with the site's own source in it. */
export async function openEngine(
  options: BundleOptions,
): Promise<{ engine: Engine; bundle: Bundle }> {
  const bundle = await openBundle(options)
  const engine: Engine = await import(pathToFileURL(bundle.engine).href)
  return { engine, bundle }
}
