import type { PageFacts } from '../facts/page-facts.ts'
import { TextStore } from '../files/text-store.ts'
import type { SitePage } from '../rules/subject.ts'

type References = Pick<SitePage, 'links' | 'pictures'>

/** What the site's rules ask of pages, as JSON: of a large site it lies on the disk; what was asked for last is at hand. */
export class PageStore {
  readonly #texts: TextStore
  #facts: { page: number; value: PageFacts } | undefined
  #references: { page: number; value: References } | undefined

  /** @param open gives an empty file, by its number in this process */
  constructor(pages: number, open: () => number) {
    this.#texts = new TextStore(pages * 2, open)
  }

  /** Takes a page over; what is given back reads it when it is asked. */
  keep(number: number, { facts, links, pictures }: SitePage): SitePage {
    this.#texts.set(number * 2, JSON.stringify(facts))
    this.#texts.set(number * 2 + 1, JSON.stringify({ links, pictures }))
    return new StoredPage(number, this)
  }

  factsOf(page: number): PageFacts {
    if (this.#facts?.page !== page)
      this.#facts = { page, value: JSON.parse(this.#texts.at(page * 2)) }
    return this.#facts.value
  }

  referencesOf(page: number): References {
    if (this.#references?.page !== page)
      this.#references = { page, value: JSON.parse(this.#texts.at(page * 2 + 1)) }
    return this.#references.value
  }
}

class StoredPage implements SitePage {
  readonly #number: number
  readonly #store: PageStore

  constructor(number: number, store: PageStore) {
    this.#number = number
    this.#store = store
  }

  get facts() {
    return this.#store.factsOf(this.#number)
  }

  get links() {
    return this.#store.referencesOf(this.#number).links
  }

  get pictures() {
    return this.#store.referencesOf(this.#number).pictures
  }
}
