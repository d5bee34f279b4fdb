import { dirname, resolve } from 'node:path'
import type { AnalysedGlobals } from '../analysis/analyse-globals.ts'
import { decodedAddress } from '../assets/urls.ts'
import { filesIn } from './files-in.ts'
import { parseFacts } from './site-text.ts'

interface Place {
  manifest: string
  /** The folder with a `public`. */
  source: string
}

/**
 * The names of the files in a source's `public` that belong to a site: all where the manifest stands beside the source.
 * One that stands elsewhere is another site's, which takes what it names, and nothing else of the first.
 * @param facts of all pages, as JSON
 */
export function ownFiles(
  { manifest, source }: Place,
  { pictures, links }: Pick<AnalysedGlobals, 'pictures' | 'links'>,
  facts: Iterable<string>,
): Set<string> {
  const names = filesIn(`${source}/public`)
  if (dirname(resolve(manifest)) === dirname(resolve(source))) return new Set(names)
  const named = new Set([...pictures.map(({ src }) => src), ...links.map(({ href }) => href)])
  for (const text of facts) {
    const page = parseFacts(text)
    for (const name of [...page.pictures, ...page.links]) named.add(name)
  }
  const asked = new Set([...named].map((name) => decodedAddress(name.replace(/[?#].*/, ''))))
  return new Set(names.filter((name) => asked.has(name)))
}
