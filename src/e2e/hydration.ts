import { expect, type Page } from 'playwright/test'

/** Moves the mouse at the edge of the page, the first intent, and waits until React answers. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(4, 600)
  await page.mouse.move(5, 600)
  await isHydrated(page)
}

export async function isHydrated(page: Page): Promise<void> {
  await expect(page.locator('html.on')).toBeAttached()
}

export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrate(page)
}

/**
 * Keeps the scripts on their way, as a slow network does, so that the page stays as it was prerendered.
 * @returns lets them arrive, and waits until the page is hydrated
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const arrival = Promise.withResolvers<void>()
  await page.route('**/_assets/client-*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  return async () => {
    arrival.resolve()
    await isHydrated(page)
  }
}

/** How often the page was hydrated: 0 where it is only read. */
export function countHydrations(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByName('hydration').length)
}

/** Waits until the browser has nothing to do, also after the frames in which it finds what is in sight. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve))
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    await new Promise((resolve) => requestIdleCallback(resolve))
  })
}

/** Waits until the page has stood still for ten frames. */
export async function restsFromScrolling(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let still = 0, last = scrollY; still < 10; still = last === scrollY ? still + 1 : 0) {
      last = scrollY
      await new Promise(requestAnimationFrame)
    }
  })
}
