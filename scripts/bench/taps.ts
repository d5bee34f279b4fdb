import { resolve } from 'node:path'
import { defineCommand } from 'citty'
import type { Browser, CDPSession } from 'playwright'
import { launchChromium } from '../chromium.ts'
import { root } from '../manifest-argument.ts'
import { numberArgument } from '../number-argument.ts'
import { runCommand } from '../run-command.ts'
import { type Act, acts } from './acts.ts'
import { openPage, slowProcessor } from './browser-page.ts'
import { spread } from './spread.ts'
import { serveStatic } from './static-server.ts'

/** Milliseconds a request, and bits a second down and up. */
const lines = {
  'slow 3G': { latency: 400, down: 4e5, up: 4e5 },
  'slow 4G': { latency: 150, down: 1.6e6, up: 0.75e6 },
  fast: { latency: 5, down: 1e8, up: 1e8 },
}
type Line = (typeof lines)[keyof typeof lines]

const patienceMs = 60_000

await runCommand(
  defineCommand({
    meta: {
      name: 'npm run bench:taps --',
      description: 'From a tap on a slow phone to its first sign, and to its effect.',
    },
    args: {
      dist: { type: 'string', default: 'dist', description: 'The built site' },
      taps: numberArgument(3, 'Taps of each kind on each line'),
    },
    async run({ args }) {
      const server = await serveStatic(resolve(root, args.dist))
      const browser = await launchChromium()
      const rows: object[] = []
      for (const [name, line] of Object.entries(lines))
        for (const act of acts) {
          const taps: Tap[] = []
          while (taps.length < Number(args.taps))
            taps.push(await tap(browser, server.origin, act, line))
          const signs = spread(taps.map(({ sign }) => sign))
          const effects = spread(taps.map(({ effect }) => effect))
          const { act: what } = act
          rows.push({ line: name, act: what, sign: signs.median, effect: effects.median })
          console.log(`${name}, ${what}: ${signs.slowest} ms to the slowest sign`)
        }
      await browser.close()
      server.close()
      console.table(rows)
    },
  }),
)

/** Milliseconds from the tap to the frame that first shows that it was heard, and to the one that shows its effect. */
interface Tap {
  sign: number
  effect: number
}

async function tap(browser: Browser, origin: string, act: Act, line: Line): Promise<Tap> {
  await using opened = await openPage(browser, 'mobile')
  const { page, cdp } = opened
  await slowDown(cdp, line)
  await page.addInitScript(watch, act.shown)
  await page.goto(origin + act.path, { waitUntil: 'commit', timeout: patienceMs })
  await act.before?.(page)
  const shown = page.locator(act.tapped).filter({ visible: true })
  await shown.first().tap({ timeout: patienceMs })
  const done = await page.waitForFunction(() => sessionStorage.effect, undefined, {
    timeout: patienceMs,
  })
  const effect = Number(await done.jsonValue())
  const sign = Number(await page.evaluate(() => sessionStorage.sign ?? sessionStorage.effect))
  return { sign: Math.min(sign, effect), effect }
}

async function slowDown(cdp: CDPSession, { latency, down, up }: Line): Promise<void> {
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down / 8,
    uploadThroughput: up / 8,
  })
  await slowProcessor(cdp)
}

/**
 * Runs in every page. What is found stands in the tab's storage, which goes along to the page that a link leads to. A
 * link that the browser follows shows the browser's own progress: that is a sign, too.
 */
function watch(shown: string) {
  const { timeOrigin } = performance
  const note = (what: keyof Tap) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      sessionStorage[what] ??= timeOrigin + performance.now() - sessionStorage.tapped
    }
    requestAnimationFrame(() => port2.postMessage(0)) // after the frame
  }
  const signs = new MutationObserver(() => {
    signs.disconnect()
    note('sign')
  })
  navigation.addEventListener('navigate', () => sessionStorage.tapped && note('sign'))
  addEventListener(
    'click',
    ({ timeStamp, isTrusted }) => {
      if (!isTrusted) return // done again by the starter
      sessionStorage.clear()
      sessionStorage.tapped = timeOrigin + timeStamp
      signs.observe(document, { subtree: true, attributes: true, childList: true })
    },
    true,
  )
  const look = () => {
    if (sessionStorage.tapped && document.querySelector(shown)?.checkVisibility()) note('effect')
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
