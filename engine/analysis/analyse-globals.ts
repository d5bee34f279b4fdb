import type { Acceptance, Redirect } from '../../schema/generated/manifest.js'
import type { Finding } from '../findings/finding.ts'
import { type Picture, picturesOf } from '../manifest/pictures.ts'
import { resolveShared } from '../manifest/shared.ts'
import { type Layout, layoutOf } from '../manifest/site.ts'
import { linksOf, type SiteLink } from '../manifest/site-links.ts'
import type { Globals, ShownPage, Written } from '../manifest/stages.ts'
import { resolveTokens, tokensIn } from '../manifest/tokens.ts'
import { validateGlobals } from '../manifest/validate.ts'
import { judgePart } from '../rules/rules.ts'
import type { Path } from '../text/path.ts'
import type { Source } from '../text/source.ts'
import type { PageContext } from './analyse-page.ts'

/** What is known of all but the pages. */
export interface GlobalsAnalysis {
  /** Absent where the value is not near to being a manifest. */
  globals?: AnalysedGlobals
  certain: Finding[]
  judged: Finding[]
  made: string[]
}

export interface AnalysedGlobals {
  written: Written<Globals>
  layout: Layout
  /** The page for addresses without one; its path is empty. */
  notFound: ShownPage
  /** Where each block of that page is written. */
  origins: Path[]
  /** What pages depend on. */
  context: PageContext
  redirects: Redirect[]
  accepted: Acceptance[]
  links: SiteLink[]
  pictures: Picture[]
  tokens: string[]
  /** The names of the shared blocks that the page for addresses without one shows. */
  shared: string[]
}

/**
 * Validates, resolves and judges all of a manifest but its pages.
 * @param value the manifest's value, unchecked
 * @param contrasts the lowest contrast of a text in each colour of the theme
 */
export function analyseGlobals(
  value: unknown,
  source: Source,
  contrasts: PageContext['contrasts'],
): GlobalsAnalysis {
  const { value: shaped, findings: certain } = validateGlobals(value, source)
  const made = [...shaped.made]
  if (!shaped.value) return { certain, judged: [], made }
  return { ...resolveGlobals(shaped.value, source, contrasts), certain, made }
}

function resolveGlobals(
  written: Written<Globals>,
  source: Source,
  contrasts: PageContext['contrasts'],
): { globals: AnalysedGlobals; judged: Finding[] } {
  const { variables } = written.site
  const tokens = resolveTokens(written, variables, [], source)
  const resolved = tokens.value
  const { shared = {}, redirects = [], accepted = [], notFound } = resolved
  const shown = resolveShared(notFound.blocks, shared, ['notFound', 'blocks'], source)
  const globals = {
    written,
    layout: layoutOf(resolved),
    notFound: { path: '', ...notFound, blocks: shown.value.blocks },
    origins: shown.value.origins,
    context: { variables, shared, contrasts },
    ...{ redirects, accepted },
    links: linksOf({ written, resolved, variables }, 'Manifest', []),
    pictures: picturesOf(resolved, 'Manifest', []),
    tokens: tokensIn(written),
    shared: notFound.blocks.flatMap((block) => (block.type === 'shared' ? block.name : [])),
  }
  const judged = [
    ...[tokens.findings, shown.findings].flat(),
    ...judgePart({ shape: 'Manifest', path: [], written, resolved, variables, contrasts, source }),
  ]
  return { globals, judged }
}
