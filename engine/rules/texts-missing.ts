import { type Finding, finding } from '../findings/finding.ts'
import { allEngineTexts, engineTexts, shipped } from '../manifest/texts/engine-texts.ts'
import type { SiteSubject } from './subject.ts'

/** Words that neither the manifest nor the engine has in a language: visitors would read them in English. */
export function textsMissing({ globals, pages, source }: SiteSubject): Finding[] {
  const { language, texts, languages = {} } = globals.site
  const all = [
    { language, given: texts, parts: texts, path: ['site'] },
    ...Object.entries(languages).map(([tag, around]) => ({
      ...{ language: tag, given: around.texts, parts: { ...texts, ...around.texts } },
      path: ['site', 'languages', tag],
    })),
  ]
  const hasLists = pages.some((page) => page?.facts.listed.queries)
  return all.flatMap(({ language, given = {}, parts = {}, path }) => {
    if (shipped(language)) return []
    const { theme, near, search, lists, languages: _, ...own } = engineTexts(language)
    const groups = { theme, near, search, lists }
    const wanted: [string, object][] = Object.entries(groups).filter(
      ([key]) => key in parts || (key === 'lists' && hasLists),
    )
    const missing = [
      ...lacking(own, given),
      ...wanted.flatMap(([key, words]) =>
        lacking(words, Object(given)[key]).map((word) => `${key}.${word}`),
      ),
    ]
    if (missing.length === 0) return []
    const message = `The engine has no words in "${language}", so visitors would read English: ${missing.join(', ')}.`
    const hint = `Write them under "texts". The engine has its own in ${Object.keys(allEngineTexts).join(', ')}.`
    return finding('texts-missing', source.placeOfKey(path), message, hint)
  })
}

const lacking = (words: object, given: object | undefined) =>
  Object.keys(words).filter((word) => !(word in (given ?? {})))
