import { dirname, resolve } from 'node:path'
import type { AnalysedGlobals } from '../analysis/analyse-globals.ts'
import { decodedAddress } from '../assets/urls.ts'
import type { PageFacts } from '../facts/page-facts.ts'
import { filesIn } from './files-in.ts'

interface Place {
  manifest: string
  publicFolder: string
}

/**
 * The names of the files in a public folder that belong to a site: all where the manifest stands in the site's folder.
 * One that stands elsewhere is another site's, which takes what it names, and nothing else of the first.
 * @param facts of all pages
 */
export function ownFiles(
  { manifest, publicFolder }: Place,
  { pictures, links }: Pick<AnalysedGlobals, 'pictures' | 'links'>,
  facts: Iterable<Pick<PageFacts, 'pictures' | 'links'>>,
): Set<string> {
  const names = filesIn(publicFolder)
  if (dirname(resolve(manifest)) === dirname(resolve(publicFolder))) return new Set(names)
  const named = new Set([...pictures.map(({ src }) => src), ...links.map(({ href }) => href)])
  for (const { pictures, links } of facts)
    for (const name of [...pictures, ...links]) named.add(name)
  const asked = new Set([...named].map((name) => decodedAddress(name.replace(/[?#].*/, ''))))
  return new Set(names.filter((name) => asked.has(name)))
}
