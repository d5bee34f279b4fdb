import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { openHydrated } from './hydration.ts'
import { expect, test } from './quiet-test.ts'
import { layout, pages } from './site.ts'

const dist = process.env.E2E_DIST ?? 'dist'
const { search: words, near } = layout.site.texts
if (!words || !near) throw new Error('The site has no words for the search, or for what is near.')

test('"/" opens the search, which finds in the texts of all pages, by keys alone', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/about')
  expect(asked.filter((path) => path.includes('search'))).toEqual([])
  await page.keyboard.press('/')
  const input = page.getByRole('combobox', { name: words.label })
  await expect(input).toBeFocused()
  await input.fill('dukpt')
  const options = page.getByRole('option')
  await expect(options.first()).toContainText('DUKPT')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ /)
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  const href = String(await options.nth(1).getAttribute('href'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: words.open, exact: true }).click()
  await input.fill('xyzzy')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(words.none)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('what a course is asked for comes along, can be taken away, and is sent', async ({ page }) => {
  const sent: unknown[] = []
  await page.route('**/functions/v1/**', async (route) => {
    sent.push(route.request().postDataJSON())
    await route.fulfill({ status: 201, json: { id: 'an-id' } })
  })
  await openHydrated(page, '/training')
  const title = 'Acquiring Fundamentals'
  const course = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title }) })
  await course.getByRole('link', { name: 'Request Information' }).click()
  await expect(page).toHaveURL(`/contact?about=${title.replaceAll(' ', '+')}`)
  const form = page.locator('form[method=post]')
  await expect(form).toContainText(title)
  await page.reload() // the address alone brings it
  await expect(form).toContainText(title)
  for (const [label, text] of [
    ['Name', 'Ada'],
    ['Email', 'ada@example.com'],
    ['Message', 'When is the next one?'],
  ] as const)
    await form.getByLabel(`${label}*`).fill(text)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect.poll(() => sent).toMatchObject([{ name: 'Ada', about: title }])
  await form.getByRole('button', { name: 'Remove' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(form).not.toContainText(title)
})

test('each page says where it is and what is near; any other is two clicks away', async ({
  page,
}) => {
  await page.goto('/key-management')
  const trail = page.getByRole('navigation', { name: near.trail })
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Acquiring', 'Key Management'])
  const contents = page.getByRole('navigation', { name: near.contents })
  await expect(contents.getByRole('link').first()).toHaveText(/^\D+ ?\d+$/)
  await page.mouse.wheel(0, 900)
  await expect(contents).toBeInViewport()
  const see = page.getByRole('complementary', { name: near.see })
  await expect(see.getByRole('link', { name: 'Terminal Management' }).first()).toBeAttached()

  const linksOf = new Map(pages.map(({ path }) => [path, linksIn(path)]))
  for (const [path, links] of linksOf) {
    const within = new Set([path, ...links, ...links.flatMap((link) => linksOf.get(link) ?? [])])
    expect(pages.filter((each) => !within.has(each.path)).map((each) => each.path)).toEqual([])
  }
  const own = pages.map(({ path }) => linksIn(path, /<main[\s\S]*<\/main>/).length)
  expect(own.toSorted((a, b) => a - b)[own.length >> 1]).toBeGreaterThanOrEqual(8)
})

/** The pages that a page leads to, each once, by default from anywhere in it. */
function linksIn(path: string, part = /<body[\s\S]*<\/body>/): string[] {
  const html = readFileSync(join(dist, path === '/' ? 'index.html' : `${path}.html`), 'utf8')
  const [body = ''] = part.exec(html) ?? []
  const hrefs = [...body.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, href = '']) => href)
  return [...new Set(hrefs)].filter(
    (href) => href !== path && pages.some((page) => page.path === href),
  )
}
