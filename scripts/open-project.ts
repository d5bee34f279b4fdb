import { openEngine } from '../engine/bundle/open-engine.ts'
import { resolveSource, root, siteFolder, sourceArgument } from './manifest-argument.ts'

/**
 * The engine with this project's source, bundled first if it has not been yet.
 * @param given the folder with the site's source, as it was typed
 */
export async function openProject(given: string = sourceArgument.default) {
  const source = resolveSource(given)
  const onProgress = (words: string) => console.error(`${words} ...`)
  return openEngine({ root, source, site: siteFolder, onProgress })
}
