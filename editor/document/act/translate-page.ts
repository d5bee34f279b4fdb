import { homeOf } from '../../../engine/manifest/languages.ts'
import { isInternal, targetOf } from '../../../engine/rules/links.ts'
import { removeValue } from '../../../engine/text/edits/remove-value.ts'
import { replaceWithin } from '../../../engine/text/edits/replace-within.ts'
import { setValue } from '../../../engine/text/edits/set-value.ts'
import { slotIn } from '../../../engine/text/edits/slot.ts'
import { applyEdits } from '../../../engine/text/edits/text-edit.ts'
import { pointerOf, Source } from '../../../engine/text/source.ts'
import { composeEdits } from '../edits/compose-edits.ts'
import { inTurn } from '../edits/in-turn.ts'
import { languagesOf, type PageInLanguage, pagesInLanguages } from '../read/languages-of.ts'
import { insertField } from './insert-field.ts'
import { placeOfPage } from './place-page.ts'
import type { Ground, Plan } from './plan.ts'

/** A page is made from one in another language, with its words; one that is there gets them again. Links lead to pages of its language. */
export function planTranslatePage(path: string, language: string, ground: Ground): Plan {
  const analysis = ground.analysis()
  const { source } = analysis
  const pages = pagesInLanguages(analysis)
  const from = pages.find((page) => page.path === path)
  const original = source.find(['pages', from?.page ?? -1])
  const isOwn = languagesOf(analysis)[0]?.language === language
  if (!from || !original) return { reason: `There is no page at "${path}" any more.` }
  const there = pages.find((page) => page.language === language && page.source === from.source)
  const to = there?.path ?? pathIn(isOwn ? '' : homeOf(language), from.source)
  if (!there && pages.some((page) => page.path === to))
    return { reason: `Another page has the address "${to}" already.` }
  const at = ['pages', there?.page ?? placeOfPage(to, ground) ?? numberIn(language, pages)]
  const written = source.text.slice(original.offset, original.end)
  const kept = there && source.find(at)
  const put = kept
    ? { offset: kept.offset, length: kept.end - kept.offset, text: written }
    : slotIn(source, ['pages'], Number(at[1]))?.fill(written)
  if (!put) return { reason: 'There is no list of pages that it could be put into.' }
  const between = new Source('', applyEdits(source.text, [put]))
  const mark = isOwn ? undefined : pages.find((page) => page.path === from.source)?.mark
  const field = (key: string, value: string | undefined) => (now: Source) => {
    const place = [...at, key]
    if (value === undefined) return removeValue(now, place) ?? []
    return insertField(now, place, value) ?? setValue(now, place, value)
  }
  const links = analysis.links.flatMap(({ page, href, span, path: place }) => {
    const meant =
      page === path && leadsTo(href, language, [...pages, { ...from, language, path: to }])
    return meant ? (replaceWithin(between, [...at, ...place.slice(2)], span, meant) ?? []) : []
  })
  const isNamed = isOwn || to === pathIn(homeOf(language), from.source)
  const changes = inTurn(between, [
    () => links,
    field('path', to),
    field('translates', isNamed ? undefined : from.source),
    field('translated', mark),
  ])
  if (!changes) return { reason: 'This page is written in a way that cannot be copied.' }
  return {
    edits: composeEdits([put], between.text, changes),
    sentence: `Made ${to} ${there ? 'anew ' : ''}from ${path}`,
    pointer: pointerOf(at),
  }
}

const pathIn = (home: string, path: string) => (home && path === '/' ? home : home + path)

/** The number that a new page in a language has: behind the last one of that language. */
function numberIn(language: string, pages: PageInLanguage[]): number {
  const last = pages.findLast((page) => page.language === language) ?? pages.at(-1)
  return (last?.page ?? -1) + 1
}

/** Where a link leads in another language; undefined where it stays as it is. */
function leadsTo(href: string, language: string, pages: PageInLanguage[]): string | undefined {
  if (!isInternal(href)) return undefined
  const { path } = targetOf(href)
  const target = pages.find((page) => page.path === path)
  const meant = pages.find((page) => page.language === language && page.source === target?.source)
  return meant && meant.path !== path ? meant.path + href.slice(path.length) : undefined
}
