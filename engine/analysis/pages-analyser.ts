import type { Finding } from '../findings/finding.ts'
import type { Path } from '../text/path.ts'
import { pointerOf, Source } from '../text/source.ts'
import { analysePage, type PageAnalysis, type PageContext } from './analyse-page.ts'
import { type ManifestParts, parsePart } from './read-parts.ts'
import { movePointer, relocate } from './relocate.ts'

/**
 * Analyses the pages of a manifest, and remembers those of the last one.
 * @returns undefined where a page cannot be read by itself
 */
export function createPagesAnalyser() {
  let remembered = new Map<string, PageAnalysis>()
  let rememberedFor = ''
  return (parts: ManifestParts, context: PageContext): PageAnalysis[] | undefined => {
    const key = JSON.stringify(context)
    const before = key === rememberedFor ? remembered : new Map<string, PageAnalysis>()
    const now = new Map<string, PageAnalysis>()
    const analysed: PageAnalysis[] = []
    for (const [index, page] of parts.pages.entries()) {
      const path = ['pages', index]
      if ('value' in page && page.value === undefined) {
        analysed.push({ certain: [], judged: [], made: [pointerOf(path)] })
        continue
      }
      if ('value' in page) {
        analysed.push(analysePage({ value: page.value, path, source: parts.source }, context))
        continue
      }
      const known = before.get(page.text) ?? analysePageText(page.text, path, context)
      if (!known) return undefined
      now.set(page.text, known)
      analysed.push(placed(known, index, page.offset, parts.source))
    }
    // A text that cannot be cut at its pages, as while someone types, leaves what is remembered as it is.
    if (now.size) [remembered, rememberedFor] = [now, key]
    return analysed
  }
}

/** One page by its text, as if nothing stood before it; undefined where it is not valid JSON, or a key stands twice. */
export function analysePageText(
  text: string,
  path: Path,
  context: PageContext,
): PageAnalysis | undefined {
  const parsed = parsePart(text)
  const source = new Source('', text, undefined, path)
  return parsed && analysePage({ ...parsed, path, source }, context)
}

/** What is known of a page, with its number and its place in the manifest as they are now. */
function placed(known: PageAnalysis, index: number, offset: number, source: Source): PageAnalysis {
  const at = (finding: Finding) => relocate(finding, { ...source.place(offset), offset, index })
  const renumber = <T extends { path: Path }>(part: T): T => ({
    ...part,
    path: ['pages', index, ...part.path.slice(2)],
  })
  const origin = (path: Path) => (path[0] === 'shared' ? path : ['pages', index, ...path.slice(2)])
  const { page } = known
  return {
    ...(page && {
      page: {
        ...page,
        links: page.links.map(renumber),
        pictures: page.pictures.map(renumber),
        origins: page.origins.map(origin),
      },
    }),
    certain: known.certain.map(at),
    judged: known.judged.map(at),
    made: known.made.map((pointer) => movePointer(pointer, index)),
  }
}
