import type { Page } from 'playwright/test'

interface Head {
  title: string
  /** Canonical, `meta` by name and by property, in alphabetical order. */
  tags: string[]
  structuredData: unknown[]
}

/**
 * What a head says of its page, for search engines and for those who share it.
 * @param html of a page; the head of the document that is shown unless given
 */
export async function headOf(page: Page, html?: string): Promise<Head> {
  const reader = html === undefined ? page : await page.context().newPage() // which has no policy
  const { title, tags, records } = await reader.evaluate((text) => {
    const source = text ? new DOMParser().parseFromString(text, 'text/html') : document
    const found = source.head.querySelectorAll(
      'link[rel=canonical], meta[name]:not([name=viewport], [name=theme-color]), meta[property]',
    )
    return {
      title: source.title,
      tags: [...found].map((tag) => tag.outerHTML).sort(),
      records: [...source.head.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => textContent,
      ),
    }
  }, html)
  if (reader !== page) await reader.close()
  return { title, tags, structuredData: records.map((record) => JSON.parse(record)) }
}
