import { expect, type Page } from 'playwright/test'

/** Moves the mouse at the edge of the page, the first intent, and waits until React answers. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(4, 600)
  await page.mouse.move(5, 600)
  await isAwake(page)
}

export async function isAwake(page: Page): Promise<void> {
  await expect(page.locator('html.on')).toBeAttached()
}

export async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await wake(page)
}

/**
 * Keeps the scripts on their way, as a slow network does, so that the page stays as it was prerendered.
 * @returns lets them arrive, and waits until the page is awake
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const arrival = Promise.withResolvers<void>()
  await page.route('**/_assets/client-*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  return async () => {
    arrival.resolve()
    await isAwake(page)
  }
}

/** How often a first intent was seen: 0 on a page that is only read. */
export function countIntents(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByName('intent').length)
}

/** Waits until the browser has nothing to do. */
export function idle(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
}
