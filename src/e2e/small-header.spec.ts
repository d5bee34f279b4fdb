import { holdScripts, openHydrated } from './hydration.ts'
import { menu } from './menu.ts'
import { expect, test } from './quiet-test.ts'

test.use({ viewport: { width: 1279, height: 800 } })

test('below 1280 px the menu is closed until its button is pressed, before hydration as after it', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/')
  const { bar, button, link } = menu(page)
  const openAndClose = async () => {
    await expect(bar).toBeHidden()
    await button.click()
    await expect(bar).toBeVisible()
    await expect(link('Contact')).toBeVisible()
    await button.click()
    await expect(bar).toBeHidden()
  }
  await openAndClose()
  await release()
  await openAndClose()
})

test('Escape closes the menu and gives focus back', async ({ page }) => {
  await openHydrated(page, '/')
  const { bar, button, link } = menu(page)
  await button.focus()
  await page.keyboard.press('Enter')
  await link('Home').focus()
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  await expect(button).toBeFocused()
})

test('a group unfolds by a click, one at a time, and folds again', async ({ page }) => {
  await openHydrated(page, '/')
  const { button, group, link } = menu(page)
  await button.click()
  await group('Acquiring').click()
  await expect(link('/payment-gateway')).toBeVisible()
  await group('Issuing').click()
  await expect(link('/loyalty')).toBeVisible()
  await expect(link('/payment-gateway')).toBeHidden()
  await group('Issuing').click()
  await expect(link('/loyalty')).toBeHidden()
})

test('the mouse alone unfolds nothing', async ({ page }) => {
  await openHydrated(page, '/')
  const { button, group, link } = menu(page)
  await button.click()
  await group('Acquiring').hover()
  await group('Issuing').hover()
  await expect(link('/payment-gateway')).toBeHidden()
  await expect(group('Acquiring')).toHaveAttribute('aria-expanded', 'false')
})

test('the menu closes when a link was chosen', async ({ page }) => {
  await openHydrated(page, '/')
  const { bar, button, group, link } = menu(page)
  await button.click()
  await group('Migrations').click()
  await link('/iot').click()
  await expect(page).toHaveURL('/iot')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(bar).toBeHidden()
})

test('with a phone everything can be reached by tapping', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.goto('/')
  const { button, group, link } = menu(page)
  await button.tap()
  await group('EMV').tap()
  await expect(link('/emv-script-management')).toBeVisible()
  await link('/emv-script-management').tap()
  await expect(page).toHaveURL('/emv-script-management')
  await context.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens with all its links', async ({ page }) => {
    await page.goto('/')
    const { bar, button, link } = menu(page)
    await expect(bar).toBeHidden()
    await button.click()
    await expect(link('/payment-gateway')).toBeVisible()
    await link('/agentic-ai').click()
    await expect(page).toHaveURL('/agentic-ai')
  })
})
