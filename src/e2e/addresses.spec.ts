import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hydrate } from './hydration.ts'
import { menu } from './menu.ts'
import { expect, expectSaid, test } from './quiet-test.ts'

const missing = readFileSync(join(process.env.E2E_DIST ?? 'dist', '404.html'), 'utf8')

for (const address of ['/about/', '/about.html', '/about?from=a#main']) {
  test(`${address} is the page at /about, and marked in the menu`, async ({ page }) => {
    await page.goto(address)
    const marked = menu(page).bar.locator('[aria-current]')
    await expect(marked).toHaveText(['About'])
    await hydrate(page)
    await expect(marked).toHaveText(['About'])
    await expect(page).toHaveURL(address.replace(/\/$|\.html$/, ''))
  })
}

test('where a host has no page for a final slash, visitors arrive all the same', async ({
  page,
  messages,
}) => {
  await page.route('**/about/?a=1', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: missing }),
  )
  await page.goto('/about/?a=1')
  await expect(page).toHaveURL('/about?a=1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/)
  await expectSaid(messages, '404')
})
