import { errorTitle } from '../specification.ts'
import { isSameDocument, markDocument } from './document-mark.ts'
import { menu } from './menu.ts'
import { expect, test } from './quiet-test.ts'
import { headingAt } from './site.ts'
import { openAwake } from './waking.ts'

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
  await openAwake(page, '/about')
  await markDocument(page)
  await menu(page).link('Training').click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(errorTitle)
  await expect(main).toContainText(/null|not iterable/)
  await expect(menu(page).bar).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('All rights reserved.')
  expect(messages.splice(0).join()).toMatch(/null|not iterable/)

  await menu(page).link('Tools').click()
  await expect(page.getByRole('heading', { name: headingAt('/tools') })).toBeFocused()
  await isSameDocument(page)
})
