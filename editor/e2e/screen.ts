import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type FrameLocator, type Page } from 'playwright/test'
import sharp from 'sharp'

/** The folder that pictures for the documents are written to; without it none are taken. */
const pictures = process.env.EDITOR_PICTURES

/** The page that is edited, as the editor shows it. */
export function shownPage(page: Page): FrameLocator {
  return page.frameLocator('iframe[title^="Page:"]')
}

/** Opens a page by its address, and waits until it is shown. */
export async function openPage(page: Page, path: string): Promise<FrameLocator> {
  const list = page.getByRole('navigation', { name: 'Pages' })
  await list
    .getByRole('link', { name: path, exact: false })
    .filter({ hasText: path })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`${path}(?:\\?|$)`))
  const frame = shownPage(page)
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  return frame
}

/** Waits until what was done last is on the screen, and known to all that listens. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

/**
 * Presses a key as a person does, who sees what it did before the next: browsers tell a page only a moment later that
 * a key has moved the caret.
 */
export async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await painted(page)
}

/** Saves as a person does, and waits until it is done. */
export async function save(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0) // while one is open, keys are its own
  await painted(page)
  await page.keyboard.press('ControlOrMeta+s')
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
}

/** Opens one of the parts of what is set for the whole site. */
export async function openSettings(page: Page, part: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'The whole site' }).click()
  await page.getByRole('link', { name: part, exact: true }).click()
}

/** Keeps what is on the screen for the documents. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!pictures) return
  mkdirSync(pictures, { recursive: true })
  const taken = await page.screenshot()
  await sharp(taken)
    .resize(1080)
    .webp({ quality: 72 })
    .toFile(join(pictures, `${name}.webp`))
}
