import type { Page } from '../../schema/generated/manifest.js'
import { factsOfPage } from '../facts/page-facts.ts'
import type { Finding } from '../findings/finding.ts'
import { anchorsOf } from '../manifest/anchors.ts'
import { declareForms } from '../manifest/declare-forms.ts'
import { formsAt, type SiteForms } from '../manifest/forms.ts'
import { malformedPath } from '../manifest/path-pattern.ts'
import { picturesOf } from '../manifest/pictures.ts'
import { resolveShared, type SharedBlocks } from '../manifest/shared.ts'
import { linksOf } from '../manifest/site-links.ts'
import type { ShownPage, Variables, Written } from '../manifest/stages.ts'
import { resolveTokens } from '../manifest/tokens.ts'
import { validatePage } from '../manifest/validate.ts'
import { judgePage, judgePart } from '../rules/rules.ts'
import type { SitePage } from '../rules/subject.ts'
import type { Path } from '../text/path.ts'
import { Source } from '../text/source.ts'

/** All that the analysis of a page depends on besides the page. It can be sent to a thread. */
export interface PageContext {
  variables: Variables
  /** With their variables in place. */
  shared: SharedBlocks
  /** The fields of the declared forms. */
  forms: SiteForms
  /** Whether the site has other languages, so that translations are held against their sources. */
  isTranslated?: boolean
}

/** A page's value, unchecked, and where it is written. */
export interface PagePart {
  value: unknown
  source: Source
  path: Path
}

/** What is known of one page by itself. */
export interface PageAnalysis {
  /** Absent where the value is not near to being a page. */
  page?: AnalysedPage
  /** What the schema says. */
  certain: Finding[]
  /** What rules say of the page, mended where the schema is broken. */
  judged: Finding[]
  /** The addresses of values that were made up for wrong ones. */
  made: string[]
}

export interface AnalysedPage extends SitePage {
  shown: ShownPage
  /** Where each shown block is written. */
  origins: Path[]
}

/** Validates, resolves and judges one page, and says what others need to know of it. */
export function analysePage(part: PagePart, context: PageContext): PageAnalysis {
  const { value: shaped, findings: certain } = validatePage(part.value, part.path, part.source)
  const made = [...shaped.made]
  if (!shaped.value) return { certain, judged: [], made }
  return { ...judge(shaped.value, part, context), certain, made }
}

/** A page as visitors see it, of a text that was analysed before without an error. */
export function showPage(text: string, context: PageContext): ShownPage {
  const path = ['pages', 0]
  // What was analysed has the schema's shape.
  const written = JSON.parse(text) as Written<Page>
  return resolvePage(written, { path, source: new Source('', text, undefined, path) }, context)
    .shown
}

type Place = Pick<PagePart, 'path' | 'source'>

/** A page at each stage, and what is wrong with its variables and shared blocks. */
function resolvePage(
  written: Written<Page>,
  { path, source }: Place,
  { variables, shared, forms }: PageContext,
) {
  const { value: resolved, ...tokens } = resolveTokens(written, variables, path, source)
  const place = [...path, 'blocks']
  const { value: named, ...unnamed } = resolveShared(resolved.blocks, shared, place, source)
  const { value: blocks, ...declared } = declareForms(
    named,
    formsAt(resolved, forms),
    place,
    source,
  )
  const findings = [tokens, unnamed, declared].flatMap((step) => step.findings)
  const shown: ShownPage = { ...withoutStage(resolved), blocks: blocks.blocks }
  return { written, resolved, shown, blocks, findings }
}

function judge(
  written: Written<Page>,
  { path, source }: Place,
  context: PageContext,
): { page: AnalysedPage; judged: Finding[] } {
  const { resolved, shown, blocks, findings } = resolvePage(written, { path, source }, context)
  const { variables } = context
  const anchors = anchorsOf(blocks, [...path, 'blocks'], source)
  const page = {
    facts: factsOfPage({ written, resolved, shown }, anchors.value, context.isTranslated),
    links: linksOf({ written, resolved, variables }, 'Page', path),
    pictures: picturesOf(resolved, 'Page', path),
    ...{ shown, origins: blocks.origins },
  }
  const judged = [
    ...[findings, anchors.findings].flat(),
    ...malformedPath(resolved.path, [...path, 'path'], source),
    ...judgePart({ shape: 'Page', path, written, resolved, variables, source }),
    ...judgePage({ path, shown, language: formsAt(resolved, context.forms).language, source }),
  ]
  return { page, judged }
}

const withoutStage = (page: Page): Page => page
