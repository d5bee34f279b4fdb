import { pathOf } from '../../../engine/text/source.ts'
import { valueAt } from '../act/plan.ts'
import type { Document } from '../open-document.ts'
import type { Session } from '../session.ts'
import { changesBetween } from '../tell/changes-between.ts'
import { addressAt } from './address-at.ts'
import { formerTexts } from './former-texts.ts'
import { headOf } from './head-of.ts'
import { linkTargets } from './link-targets.ts'
import { linksTo } from './links-to.ts'
import { search } from './search.ts'
import { textHere } from './text-here.ts'
import { translations } from './translations.ts'
import { uses } from './uses.ts'

type Answers = Pick<
  Session,
  | 'preview'
  | 'head'
  | 'near'
  | 'translations'
  | 'textAt'
  | 'valueAt'
  | 'text'
  | 'textNow'
  | 'addressAt'
  | 'rangeOf'
  | 'linkTargets'
  | 'linksTo'
  | 'uses'
  | 'search'
  | 'changes'
  | 'changesBetween'
  | 'editsTo'
  | 'editsToPage'
  | 'pagesOf'
  | 'previewOf'
>

/** What can be asked about a document. */
export function answers(document: Document): Answers {
  const { analysis, source, version, log } = document
  return {
    async near(page) {
      const { nearOf } = await import('../../../engine/analysis/near-of.ts') // asked for when all else stands
      const path = page === 'notFound' ? undefined : analysis().pages[page]?.facts.path
      return path === undefined ? undefined : nearOf(analysis(), path)
    },
    translations: async (page) => translations(analysis(), page),
    head: async (page) => headOf(analysis(), page),
    preview: async (page) => document.preview(page),
    textAt: async (text) => textHere(analysis(), text),
    valueAt: async (pointer) => valueAt(source(), pathOf(pointer)),
    text: async () => log().text,
    textNow: async () => ({ text: log().text, version: version() }),
    addressAt: async (offset) => addressAt(source(), offset),
    async rangeOf(pointer) {
      const found = source().find(pathOf(pointer))
      return found && { offset: found.offset, end: found.end }
    },
    linkTargets: async () => linkTargets(analysis()),
    linksTo: async (path) => linksTo(analysis(), path),
    uses: async (of) => uses(analysis(), of),
    search: async (words, options) => search(analysis(), words, options),
    async changes() {
      const { base: before, text: after } = log()
      return { changes: changesBetween(before, after), before, after }
    },
    changesBetween: async (before, after) => changesBetween(before, after),
    ...formerTexts(document),
  }
}
