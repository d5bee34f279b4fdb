import { findLanguage } from '../../../schema/find-language.ts'
import ar from './ar.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import he from './he.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import nl from './nl.json' with { type: 'json' }
import pl from './pl.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }
import ptPT from './pt-PT.json' with { type: 'json' }
import zhHans from './zh-Hans.json' with { type: 'json' }

type AllTexts = typeof en
/** What is told around forms, by the pages and by the function. */
export type FormTexts = AllTexts['forms']
type EngineTexts = Omit<AllTexts, 'forms'>

/**
 * The engine's own words, by the language's tag. Checked against how Starlight words the same in each of these languages
 * (`packages/starlight/translations`: skip link, menu, search, "on this page", pages before and after), and Docusaurus in
 * Arabic and Hebrew (`locales/<language>/theme-common.json`); where both say it otherwise than each other, the wording
 * here is the one without a form of address. `pt` is that of Brazil, as in CLDR, and `pt-PT` that of all other countries.
 */
export const allEngineTexts: { [language: string]: AllTexts } = {
  ...{ ar, de, en, es, fr, he, it, ja, nl, pl, pt },
  'pt-PT': ptPT,
  'zh-Hans': zhHans,
}

/** The engine's words in a language; in English where it has none, which is found (`texts-missing`). */
export function engineTexts(language: string): EngineTexts {
  const { forms: _, ...texts } = textsIn(language)
  return texts
}

/** The engine's words for forms, in a language or in English. */
export function formTexts(language: string): FormTexts {
  return textsIn(language).forms
}

function textsIn(language: string): AllTexts {
  return allEngineTexts[shipped(language) ?? 'en'] ?? en
}

/** The tag under which the engine has words in a language: that of its country, script and variant, else of the language. */
export function shipped(language: string): string | undefined {
  return findLanguage(language, Object.keys(allEngineTexts))
}
