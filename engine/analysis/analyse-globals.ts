import type { Acceptance, Block, Redirect } from '../../schema/generated/manifest.js'
import type { Finding, Step } from '../findings/finding.ts'
import { declareForms, formFaults } from '../manifest/declare-forms.ts'
import { formsIn, shownForms } from '../manifest/forms.ts'
import { type Picture, picturesOf } from '../manifest/pictures.ts'
import { resolveShared, type ShownBlocks } from '../manifest/shared.ts'
import { type Layout, layoutOf, otherLayouts, type Surroundings } from '../manifest/site.ts'
import { linksOf, type SiteLink } from '../manifest/site-links.ts'
import type { Globals, Resolved, ShownPage, Written } from '../manifest/stages.ts'
import { resolveTokens, tokensIn } from '../manifest/tokens.ts'
import { validateGlobals } from '../manifest/validate.ts'
import { judgePart } from '../rules/rules.ts'
import type { Path } from '../text/path.ts'
import type { Source } from '../text/source.ts'
import type { PageContext } from './analyse-page.ts'
import { type PublishedForms, publishedForms } from './published-forms.ts'

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
  /** What surrounds the pages of the site's other languages. */
  languages: Surroundings[]
  /** What pages depend on. */
  context: PageContext
  /** What the back end is told of the declared forms. */
  forms: PublishedForms
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
 */
export function analyseGlobals(value: unknown, source: Source): GlobalsAnalysis {
  const { value: shaped, findings: certain } = validateGlobals(value, source)
  const made = [...shaped.made]
  if (!shaped.value) return { certain, judged: [], made }
  return { ...resolveGlobals(shaped.value, source), certain, made }
}

function resolveGlobals(
  written: Written<Globals>,
  source: Source,
): { globals: AnalysedGlobals; judged: Finding[] } {
  const { variables } = written.site
  const tokens = resolveTokens(written, variables, [], source)
  const resolved = tokens.value
  const { shared = {}, redirects = [], accepted = [], notFound } = resolved
  const forms = shownForms(resolved)
  const show = (blocks: Block[], path: Path, language = forms.language) => {
    const shown = resolveShared(blocks, shared, path, source)
    const declared = declareForms(shown.value, formsIn(language, forms), path, source)
    return { value: declared.value, findings: [...shown.findings, ...declared.findings] }
  }
  const shown = show(notFound.blocks, ['notFound', 'blocks'])
  const languages = otherLayouts(resolved).map((layout) => around(layout, resolved, show))
  const alone = Object.entries(shared).map(([name, block]) =>
    block.type === 'contact-form' ? formFaults(block, forms.forms, ['shared', name], source) : [],
  )
  const notFounds = [notFound, ...languages.flatMap(({ page }) => page ?? [])]
  const globals = {
    written,
    layout: layoutOf(resolved),
    notFound: { path: '', ...notFound, blocks: shown.value.blocks },
    origins: shown.value.origins,
    languages: languages.map(({ value }) => value),
    context: { variables, shared, forms, ...(languages.length && { isTranslated: true }) },
    forms: publishedForms(resolved, forms),
    ...{ redirects, accepted },
    links: linksOf({ written, resolved, variables }, 'Manifest', []),
    pictures: picturesOf(resolved, 'Manifest', []),
    tokens: tokensIn(written),
    shared: notFounds.flatMap(({ blocks }) => blocks).flatMap(sharedName),
  }
  const judged = [
    ...[tokens, shown, ...languages].flatMap(({ findings }) => findings),
    ...alone.flat(),
    ...judgePart({ shape: 'Manifest', path: [], written, resolved, variables, source }),
  ]
  return { globals, judged }
}

/** What surrounds the pages of another language, with its page for addresses without one. */
function around(
  layout: Layout,
  { site }: Resolved<Globals>,
  show: (blocks: Block[], path: Path, language: string) => Step<ShownBlocks>,
) {
  const { language } = layout.site
  const page = site.languages?.[language]?.notFound
  if (!page) return { value: { layout }, findings: [] }
  const place = ['site', 'languages', language, 'notFound', 'blocks']
  const { value: shown, findings } = show(page.blocks, place, language)
  return {
    value: { layout, notFound: { path: '', ...page, blocks: shown.blocks } },
    page,
    findings,
  }
}

const sharedName = (block: Block) => (block.type === 'shared' ? block.name : [])
