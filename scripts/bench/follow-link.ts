import { setTimeout } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { openPage, slowLine, slowProcessor } from './browser-page.ts'

export interface Way {
  origin: string
  from: string
  to: string
  /** The heading of the page that the link leads to. */
  heading: string
}

declare global {
  var benchShownAfter: number | undefined
}

/**
 * Milliseconds from the click on a link of the menu to the first frame with the next page's heading, also where the
 * document is loaded anew; the processor is a slow phone's.
 * @param line on the slow one the pointer rests on the link for 100 ms first, as a visitor's does
 */
export async function followLink(
  browser: Browser,
  { origin, from, to, heading }: Way,
  line: 'fast' | 'slow',
): Promise<number> {
  await using opened = await openPage(browser, 'desktop')
  const { page, cdp } = opened
  await page.addInitScript(watchFor, heading)
  await page.goto(origin + from, { waitUntil: 'networkidle' })
  await setTimeout(1000) // what is done at idle is done
  if (line === 'slow') await slowLine(cdp)
  await slowProcessor(cdp)
  const links = page.locator(`header nav a[href="${to}"], header nav a[href="${to}/"]`)
  const box = await links.filter({ visible: true }).first().boundingBox()
  if (!box) throw new Error(`${origin}${from} shows no link to ${to}.`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  if (line === 'slow') await setTimeout(100)
  await page.mouse.down()
  await page.mouse.up()
  const shown = await page.waitForFunction(() => globalThis.benchShownAfter)
  return Number(await shown.jsonValue())
}

/** Runs in every page. The time of the click travels on in the session's storage; clocks are absolute. */
function watchFor(heading: string) {
  const clicked = 'benchClicked'
  const { timeOrigin } = performance
  addEventListener(
    'click',
    ({ timeStamp }) => sessionStorage.setItem(clicked, String(timeOrigin + timeStamp)),
    true,
  )
  const look = () => {
    if (document.querySelector('main h1')?.textContent?.trim() !== heading)
      return requestAnimationFrame(look)
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      const now = timeOrigin + performance.now()
      globalThis.benchShownAfter = now - Number(sessionStorage.getItem(clicked))
    }
    return requestAnimationFrame(() => port2.postMessage(0)) // after the frame
  }
  requestAnimationFrame(look)
}
