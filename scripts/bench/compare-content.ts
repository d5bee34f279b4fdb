import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright'
import { type ShownPage, shownPages } from './expected-pages.ts'
import type { PeerContent } from './peer-content.ts'
import { fileFor } from './static-server.ts'

/** A large site is looked at here and there. */
const mostPages = 2000
const pagesAtOnce = 50

/**
 * Holds what a site's pages show and say of themselves against the content that it was built from.
 * @returns a line for each difference
 */
export async function compareContent(
  browser: Browser,
  folder: string,
  content: PeerContent,
): Promise<string[]> {
  const page = await browser.newPage()
  const expected = shownPages(content, mostPages)
  const differences: string[] = []
  for (let first = 0; first < expected.length; first += pagesAtOnce) {
    const some = expected.slice(first, first + pagesAtOnce)
    const files = some.map(({ path }) => fileFor(folder, path))
    const texts = files.map((file) => (file ? readFileSync(file, 'utf8') : ''))
    const found = await page.evaluate(readPages, texts)
    some.forEach(({ path, shown }, index) => {
      const own = found[index]
      if (!files[index] || !own) differences.push(`${path}: there is no file`)
      else differences.push(...differencesOf(path, shown, own))
    })
  }
  await page.close()
  return differences
}

function differencesOf(path: string, expected: ShownPage, found: ShownPage): string[] {
  return Object.entries(expected)
    .filter(([what, text]) => found[what] !== text)
    .map(([what, text]) => `${path}: ${what}: ${found[what]?.slice(0, 90)} != ${text.slice(0, 90)}`)
}

/** Runs in the browser, which reads HTML better than anything else. */
function readPages(texts: string[]): ShownPage[] {
  const squeezed = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, '')
  const withoutSlash = (address: string | null | undefined) =>
    address?.replace(/(.)\/$/, '$1') ?? ''
  const sorted = (value: unknown): unknown =>
    value !== null && typeof value === 'object'
      ? Object.entries(value)
          .map(([key, inner]) => [key, sorted(inner)])
          .sort()
      : value
  return texts.map((text) => {
    const page = new DOMParser().parseFromString(text, 'text/html')
    const record = page.querySelector('script[type="application/ld+json"]')?.textContent
    for (const hidden of page.querySelectorAll('main script, main style')) hidden.remove()
    const links = [...page.querySelectorAll('header nav a')].map(
      (link) => `${withoutSlash(link.getAttribute('href'))} ${link.textContent?.trim()}`,
    )
    const footer = page.querySelectorAll('footer p') // in an order of each site's own
    const sentences = [...footer].map((sentence) => squeezed(sentence.textContent))
    const shown: ShownPage = {
      main: squeezed(page.querySelector('main')?.textContent),
      title: page.title,
      canonical: withoutSlash(page.querySelector('link[rel=canonical]')?.getAttribute('href')),
      navigation: links.join('\n'),
      footer: sentences.sort().join('\n'),
      record: record ? JSON.stringify(sorted(JSON.parse(record))) : '',
    }
    for (const meta of page.querySelectorAll('meta')) {
      const name = meta.getAttribute('name') ?? meta.getAttribute('property')
      const value = meta.getAttribute('content') ?? ''
      const isAddress = name === 'og:url'
      if (name) shown[name] = isAddress ? withoutSlash(value) : value
    }
    if (shown.keywords) shown.keywords = squeezed(shown.keywords)
    return shown
  })
}
