import { encodedAddress } from '../../assets/urls.ts'
import type { NearLanguage, PageData } from '../../manifest/site.ts'

/**
 * The absolute addresses of a page in each language that it is there in, by the language's tag, and where who reads none
 * of them is led ("x-default"): to the first, which the site is written in.
 * @returns nothing where it is there in one language
 */
export function alternatesOf(
  { near }: Pick<PageData, 'near'>,
  url: string,
): { [language: string]: string } | undefined {
  const there = (near?.languages ?? []).filter(({ isHome }) => !isHome)
  const addressOf = ({ href }: NearLanguage) => new URL(encodedAddress(href), url).href
  const [first] = there
  if (!first || there.length < 2) return undefined
  return {
    ...Object.fromEntries(there.map((each) => [each.language, addressOf(each)])),
    'x-default': addressOf(first),
  }
}

/** A page's language, and those that it is there in besides, as Open Graph names them (ogp.me). */
export function localesOf(
  { near, language }: Pick<PageData, 'near' | 'language'>,
  ofSite: string,
): { [property: string]: string | string[] } {
  const own = localeOf(language ?? ofSite)
  const there = (near?.languages ?? []).filter(({ isHome }) => !isHome)
  const others = there.map((each) => localeOf(each.language)).filter((locale) => locale !== own)
  return { 'og:locale': own, ...(others.length && { 'og:locale:alternate': others }) }
}

/** With its country: that in which most speak it, unless the tag names one. */
function localeOf(language: string): string {
  const { language: code, region } = new Intl.Locale(language).maximize()
  return [code, region].filter(Boolean).join('_')
}
