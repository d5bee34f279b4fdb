import type { Page } from 'playwright/test'
import { answerMessages, contactForm } from './contact-page.ts'
import { isHydrated, openHydrated } from './hydration.ts'
import { menu } from './menu.ts'
import { notifications } from './notifications.ts'
import { expect, expectSaid, test } from './quiet-test.ts'
import { layout } from './site.ts'

/** Sends a message, so that a toast is shown, with the mouse away from it. */
async function showToast(page: Page): Promise<void> {
  await answerMessages(page)
  await openHydrated(page, '/contact')
  await contactForm(page).send()
  await expect(notifications(page).shown).toContainText('Thank you!')
}

/** Stops the page's clock, which from then on only `runFor` moves. */
async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 1000) // a moment that a slow machine has not passed yet
}

async function pressDownAndDrag(page: Page, right: number): Promise<void> {
  const box = await notifications(page).shown.boundingBox()
  const x = (box?.x ?? 0) + 40
  const y = (box?.y ?? 0) + 20
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + right / 2, y)
  await page.mouse.move(x + right, y)
  await page.mouse.up()
}

test('the area for notifications is on a page from the start', async ({ page }) => {
  await page.goto('/pos')
  await expect(page.getByRole('region', { name: layout.site.texts.notifications })).toBeAttached()
})

test('F8 leads to the notifications also before there was one, and loads none of their code', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/pos')
  const { area } = notifications(page)
  await page.keyboard.press('F8')
  await expect(area).toBeFocused()
  await isHydrated(page)
  await expect(area).toBeFocused()
  await menu(page).link('Tools').focus()
  await page.keyboard.press('F8')
  await expect(area).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(scripts.filter((url) => url.includes('toaster'))).toEqual([])
})

test('there is one area for notifications, under one name, also with one in it', async ({
  page,
}) => {
  await showToast(page)
  await expect(notifications(page).area).toHaveCount(1)
  await expect(page.getByRole('region', { name: /F8/ })).toHaveCount(1)
})

test('a new toast takes the place of the one before', async ({ page, messages }) => {
  await answerMessages(page, [500, 200])
  await openHydrated(page, '/contact')
  const form = contactForm(page)
  const { all, shown } = notifications(page)
  await form.send()
  await expect(shown).toContainText('Error')
  await form.button.click()
  await expect(shown).toContainText('Thank you!')
  await expect(all).toHaveCount(1)
  await expectSaid(messages, 'The message was not sent.')
})

test('a toast closes by itself after five seconds', async ({ page }) => {
  await page.clock.install()
  await showToast(page)
  await stopClock(page)
  const { all, shown } = notifications(page)
  await page.clock.runFor(1000)
  await expect(shown).toBeVisible()
  await page.clock.runFor(4000)
  await expect(shown).toHaveCount(0)
  await expect(all).toHaveCount(1)
})

test('a toast waits while the mouse is on it', async ({ page }) => {
  await page.clock.install()
  await showToast(page)
  const { shown } = notifications(page)
  await shown.hover()
  await stopClock(page)
  await page.clock.runFor(20_000)
  await expect(shown).toBeVisible()
  await page.mouse.move(200, 300)
  await page.clock.runFor(5100)
  await expect(shown).toHaveCount(0)
})

test('F8 leads to the notifications, and a toast waits while focus is there', async ({ page }) => {
  await page.clock.install()
  await showToast(page)
  const { area, shown, dismiss } = notifications(page)
  await page.keyboard.press('F8')
  await expect(area).toBeFocused()
  await stopClock(page)
  await page.clock.runFor(20_000)
  await expect(shown).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dismiss).toBeFocused()
  await page.getByLabel('Company').click()
  await expect(page.getByLabel('Company')).toBeFocused()
  await page.clock.runFor(5100)
  await expect(shown).toHaveCount(0)
})

test('who dismisses a toast by keyboard is where they were before', async ({ page }) => {
  await showToast(page)
  const { shown, dismiss } = notifications(page)
  await page.getByLabel('Phone').focus()
  await page.keyboard.press('F8')
  await dismiss.focus()
  await page.keyboard.press('Enter')
  await expect(shown).toHaveCount(0)
  await expect(page.getByLabel('Phone')).toBeFocused()
})

test('Escape dismisses the toast that has focus', async ({ page }) => {
  await showToast(page)
  const { shown } = notifications(page)
  await shown.focus()
  await page.keyboard.press('Escape')
  await expect(shown).toHaveCount(0)
})

test('the button dismisses a toast, which stays in the list, closed', async ({ page }) => {
  await showToast(page)
  const { all, shown, dismiss } = notifications(page)
  await dismiss.click()
  await expect(shown).toHaveCount(0)
  await expect(all).toHaveCount(1)
  await expect(all).toBeHidden()
})

test('a swipe to the right by 50 px dismisses a toast', async ({ page }) => {
  await showToast(page)
  await pressDownAndDrag(page, 50)
  await expect(notifications(page).shown).toHaveCount(0)
})

test('a shorter swipe, or one to the left, leaves a toast where it was', async ({ page }) => {
  await showToast(page)
  const { shown } = notifications(page)
  const before = await shown.boundingBox()
  await pressDownAndDrag(page, 48)
  await pressDownAndDrag(page, -80)
  await expect(shown).toBeVisible()
  expect(await shown.boundingBox()).toEqual(before)
})

test('a toast outlives a navigation', async ({ page }) => {
  await showToast(page)
  await menu(page).link('Tools').click()
  await expect(page).toHaveURL('/tools')
  await expect(notifications(page).shown).toContainText('Thank you!')
})
