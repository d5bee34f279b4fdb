import type {
  SiteTexts as GivenTexts,
  TextsAboutWhatIsNear,
  TextsOfLists,
  TextsOfTheSearch,
  ThemeTexts,
} from '../../../schema/generated/manifest.js'
import { engineTexts } from './engine-texts.ts'

/** The words of the search, all of them. */
export type SearchTexts = Required<TextsOfTheSearch>

/** The words around lists of pages, all of them. */
export type ListTexts = Required<TextsOfLists>

/** The words of what surrounds every page: a part with words of its own is there or not, and then whole. */
export type SiteTexts = Required<
  Omit<GivenTexts, 'theme' | 'near' | 'search' | 'lists' | 'languages'>
> & {
  theme?: Required<ThemeTexts>
  near?: Required<TextsAboutWhatIsNear>
  search?: SearchTexts
  lists?: ListTexts
  /** Only where the site has more than one language. */
  languages?: string
}

interface Wanted {
  language: string
  given?: GivenTexts | undefined
  /** The texts of the site's own language, whose parts the other languages have as well. @default those that are given */
  parts?: GivenTexts | undefined
  hasLanguages?: boolean
}

/** The texts that are given, and for what is not given the engine's own in that language. */
export function siteTexts({
  language,
  given = {},
  parts = given,
  hasLanguages,
}: Wanted): SiteTexts {
  const { theme, near, search, lists, languages, ...own } = engineTexts(language)
  return {
    ...whole(given, own),
    ...((given.theme ?? parts.theme) && { theme: whole(given.theme, theme) }),
    ...((given.near ?? parts.near) && { near: whole(given.near, near) }),
    ...((given.search ?? parts.search) && { search: whole(given.search, search) }),
    ...((given.lists ?? parts.lists) && { lists: whole(given.lists, lists) }),
    ...(hasLanguages && { languages: given.languages ?? languages }),
  }
}

/** In the order of what is given, so that nothing changes where all is. */
function whole<Words extends object>(given: Partial<Words> | undefined, engines: Words): Words {
  return { ...given, ...engines, ...given }
}
