import { searchIndexUrl } from '../assets/urls.ts'

/** A place within a page: its anchor, its heading and its text; of the page itself the first two are empty. */
export type SearchedPart = [id: string, heading: string, text: string]

/** A page as the search knows it: first itself, beginning with its description, then the places within it. */
export type SearchedPage = [path: string, title: string, parts: SearchedPart[]]

let loaded: Promise<SearchedPage[]> | undefined

/** The texts of all pages of this one's language, loaded once; a failure is forgotten, so that it can be tried again. */
export function loadSearchIndex(): Promise<SearchedPage[]> {
  loaded ??= fetch(document.body.dataset.search ?? searchIndexUrl)
    .then((response) => response.json()) // written by our own build
    .then(({ pages }: { pages: SearchedPage[] }) => pages)
    .catch((error: unknown) => {
      loaded = undefined
      throw error
    })
  return loaded
}
