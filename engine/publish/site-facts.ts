import type { ListedPage, PageFacts } from '../facts/page-facts.ts'
import { TextStore } from '../files/text-store.ts'
import type { SiteLink } from '../manifest/site-links.ts'
import type { SitePage } from '../rules/subject.ts'
import type { KnownPages } from './known-pages.ts'

/** Stands for a page whose facts are no earlier build's. */
const fresh = -1

/** The facts of all pages as JSON: of a large site they lie on the disk, and are read when they are asked for. */
export class SiteFacts {
  readonly length: number
  readonly #known: KnownPages
  /** Where an earlier build has those of each page. */
  readonly #places: Int32Array
  readonly #fresh: TextStore
  #listed: ListedPage[] | undefined
  #parsed: { page: number; facts: PageFacts } | undefined

  /** @param open gives an empty file, by its number in this process */
  constructor(pages: number, known: KnownPages, open: () => number) {
    this.length = pages
    this.#known = known
    this.#places = new Int32Array(pages).fill(fresh)
    this.#fresh = new TextStore(pages, open)
  }

  /** Takes over what an earlier build knew of one of its pages. */
  keep(page: number, place: number): void {
    this.#places[page] = place
  }

  set(page: number, text: string): void {
    this.#fresh.set(page, text)
  }

  at(page: number): string {
    const place = this.#places[page] ?? fresh
    return place === fresh ? this.#fresh.at(page) : this.#known.at(place).facts
  }

  /** Whether all pages are those that an earlier build knew, in its order and with the same facts. */
  get isAsKnown(): boolean {
    if (this.length !== this.#known.length) return false
    for (let page = 0; page < this.length; page++)
      if (this.#places[page] !== page && this.at(page) !== this.#known.at(page).facts) return false
    return true
  }

  /** What was written in this build or an earlier one of the same engine; the last that was asked for is at hand. */
  parsed(page: number): PageFacts {
    if (this.#parsed?.page !== page) this.#parsed = { page, facts: JSON.parse(this.at(page)) }
    return this.#parsed.facts
  }

  /** All pages as lists show them. */
  get listed(): ListedPage[] {
    this.#listed ??= Array.from({ length: this.length }, (_, page) => listedOf(page, this))
    return this.#listed
  }

  /** All pages as those rules see them that errors come of. */
  get pages(): SitePage[] {
    return this.listed.map((listed, page) => new StoredPage(listed, page, this))
  }

  *[Symbol.iterator](): Generator<PageFacts> {
    for (let page = 0; page < this.length; page++) yield this.parsed(page)
  }
}

const none: never[] = []

/** Most pages are no entries and list nothing: of these, what only visitors read is not in memory. */
function listedOf(page: number, facts: SiteFacts): ListedPage {
  const { title: _, description: __, entries, ...listed } = facts.parsed(page).listed
  if (entries.length || listed.entry || listed.queries) return facts.parsed(page).listed
  return Object.assign(new StoredListed(listed.path, page, facts), listed)
}

class StoredListed implements ListedPage {
  readonly path: string
  readonly entries = none
  readonly #page: number
  readonly #facts: SiteFacts

  constructor(path: string, page: number, facts: SiteFacts) {
    this.path = path
    this.#page = page
    this.#facts = facts
  }

  get title() {
    return this.#facts.parsed(this.#page).listed.title
  }

  get description() {
    return this.#facts.parsed(this.#page).listed.description
  }
}

class StoredPage implements SitePage {
  readonly #listed: ListedPage
  readonly #page: number
  readonly #facts: SiteFacts

  constructor(listed: ListedPage, page: number, facts: SiteFacts) {
    this.#listed = listed
    this.#page = page
    this.#facts = facts
  }

  get facts(): PageFacts {
    return { ...this.#facts.parsed(this.#page), listed: this.#listed }
  }

  get links(): SiteLink[] {
    const path = ['pages', this.#page]
    return this.#facts.parsed(this.#page).links.map((href) => ({ href, path }))
  }

  get pictures() {
    const path = ['pages', this.#page]
    const { pictures } = this.#facts.parsed(this.#page)
    return pictures.map((src) => ({ src, alt: '', width: 0, height: 0, path }))
  }
}
