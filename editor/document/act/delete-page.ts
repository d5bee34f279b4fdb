import type { Analysis } from '../../../engine/analysis/analyse.ts'
import { linkEdits } from '../../../engine/commands/move/link-edits.ts'
import { redirectEdits } from '../../../engine/commands/move/redirect-edits.ts'
import { counted } from '../../../engine/text/counted.ts'
import { removeValue } from '../../../engine/text/edits/remove-value.ts'
import { applyEdits, type TextEdit } from '../../../engine/text/edits/text-edit.ts'
import type { Path } from '../../../engine/text/path.ts'
import { Source } from '../../../engine/text/source.ts'
import { composeEdits } from '../edits/compose-edits.ts'
import { inTurn } from '../edits/in-turn.ts'
import { type Ground, type Plan, valueAt } from './plan.ts'

/**
 * A page goes. With `linksTo`, all that led to it leads there, and a redirect is added. Without, menu items and
 * redirects that led to it go too; links within texts stay and are findings.
 */
export function planDeletePage(path: string, linksTo: string | undefined, ground: Ground): Plan {
  const analysis = ground.analysis()
  const { source } = analysis
  const paths = analysis.pages.map((page) => page?.facts.path)
  const own = paths.indexOf(path)
  if (path === '/') return { reason: 'The home page cannot be deleted: every site begins at "/".' }
  if (own < 0) return { reason: `There is no page at "${path}" any more.` }
  if (linksTo === path || (linksTo !== undefined && !paths.includes(linksTo)))
    return { reason: `There is no page at "${linksTo}" that links could lead to.` }
  const { edits: led, sentence } =
    linksTo === undefined ? goAlong(analysis, path) : leadElsewhere(analysis, path, linksTo)
  const between = new Source('', applyEdits(source.text, led))
  const removal = inTurn(between, [
    (now) => removeValue(now, ['pages', own]),
    ...acceptancesOf(analysis, path).map((at) => (now: Source) => removeValue(now, at)),
  ])
  if (!removal) return { reason: `There is no page at "${path}" any more.` }
  return { edits: composeEdits(led, between.text, removal), sentence }
}

interface Led {
  edits: TextEdit[]
  sentence: string
}

function leadElsewhere({ links, globals, source }: Analysis, from: string, to: string): Led {
  const { redirects = [], layout } = globals ?? {}
  const followed = linkEdits(links, source, { url: layout?.site.url ?? '', from, to })
  const count = followed.length
  const lead = `; ${counted(count, 'link leads', 'links lead')}`
  return {
    edits: [...followed, ...redirectEdits(redirects, source, { from, to })],
    sentence: `Deleted the page ${from}${count > 0 ? `${lead} to ${to}` : ''}; redirect added`,
  }
}

function goAlong({ source, globals }: Analysis, path: string): Led {
  const redirects = globals?.redirects ?? []
  const lost = redirects.flatMap(({ to }, index): Path[] =>
    bare(to) === path ? [['redirects', index]] : [],
  )
  const gone = [...menuItemsTo(valueAt(source, ['navigation']), ['navigation'], path), ...lost]
  const footer = menuItemsTo(valueAt(source, ['footer', 'links']), ['footer', 'links'], path)
  const all = [...gone, ...footer]
  // From the last to the first, so that no removal changes the address of another.
  const edits = inTurn(
    source,
    all.toReversed().map((at) => (now: Source) => removeValue(now, at)),
  )
  const items = all.length - lost.length
  const told = items === 0 ? '' : `; ${counted(items, 'menu item')} too`
  return { edits: edits ?? [], sentence: `Deleted the page ${path}${told}` }
}

/** The items of a menu that lead to a page; one with a menu of its own stays, and of that those lines go. */
function menuItemsTo(items: unknown, at: Path, path: string): Path[] {
  if (!Array.isArray(items)) return []
  return items.flatMap((item: unknown, index): Path[] => {
    const { href, children }: { href?: unknown; children?: unknown } = Object(item)
    const lines = menuItemsTo(children, [...at, index, 'children'], path)
    const left = Array.isArray(children) ? children.length - lines.length : 0
    if (bare(String(href)) === path && left === 0) return [[...at, index]]
    return lines.length > 0 && left === 0 ? [[...at, index, 'children']] : lines
  })
}

function acceptancesOf({ globals }: Analysis, path: string): Path[] {
  const accepted = globals?.accepted ?? []
  return accepted
    .flatMap(({ page }, index): Path[] => (page === path ? [['accepted', index]] : []))
    .toReversed()
}

const bare = (href: string) => href.replace(/[?#].*/, '')
