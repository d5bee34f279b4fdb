import { errorTitle } from '../specification.ts'
import { isNewDocument, isSameDocument, markDocument } from './document-mark.ts'
import { openHydrated } from './hydration.ts'
import { menu } from './menu.ts'
import { expect, expectSaid, test } from './quiet-test.ts'
import { headingAt } from './site.ts'

test('a page that cannot be shown says why; header and footer stay, and other pages can be reached', async ({
  page,
  messages,
}) => {
  await page.route('**/training', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replace('"curriculum":[', '"curriculum":null,"formerly":['),
    })
  })
  await openHydrated(page, '/about')
  await markDocument(page)
  await menu(page).link('Training').click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(errorTitle)
  await expect(main).toContainText(/null|not iterable/)
  await expect(menu(page).bar).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('All rights reserved.')
  await expectSaid(messages, /null|not iterable/)

  await menu(page).link('Tools').click()
  await expect(page.getByRole('heading', { name: headingAt('/tools') })).toBeFocused()
  await isSameDocument(page)
})

test("a fault in the header shows the site's words, and leaves ways on that load pages whole", async ({
  page,
  messages,
}) => {
  await openHydrated(page, '/about')
  await markDocument(page)
  await page.evaluate(() => {
    const { setAttribute } = Element.prototype
    Element.prototype.setAttribute = function (name, value) {
      if (name === 'data-open') throw new Error('The header is broken.')
      setAttribute.call(this, name, value)
    }
  })
  await menu(page).group('Issuing').hover()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(errorTitle)
  await expect(main).toContainText('The header is broken.')
  await expect(page.getByText('Something went wrong!')).toHaveCount(0)
  await expect(main.getByRole('button')).toBeVisible()
  await main.getByRole('link', { name: 'Tools' }).click()
  await expect(page.getByRole('heading', { name: headingAt('/tools') })).toBeVisible()
  await isNewDocument(page)
  await expectSaid(messages, 'The header is broken.')
})
