import { setTimeout } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { launchChromium } from '../chromium.ts'
import { spread } from './spread.ts'

// How long a page takes from the first move of the pointer until React answers, at a quarter of the processor's speed.
const [url = 'http://localhost:4173/', rounds = '9'] = process.argv.slice(2)
const browser = await launchChromium()
const wakings: Waking[] = []
for (let round = 0; round < Number(rounds); round++) wakings.push(await wake(browser))
console.table({
  'scripts have run, ms': spread(wakings.map(({ boot }) => boot)),
  'awake, ms': spread(wakings.map(({ awake }) => awake)),
})
await browser.close()

interface Waking {
  boot: number
  awake: number
}

/** Milliseconds from the move to the marks that `engine/browser/hydrate.tsx` sets. */
async function wake(browser: Browser): Promise<Waking> {
  const page = await browser.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await setTimeout(800) // what is fetched at idle has come
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() =>
    addEventListener('pointermove', () => performance.mark('moved'), { once: true, capture: true }),
  )
  await page.mouse.move(300, 500)
  await setTimeout(1500) // looking for the end again and again would delay it
  const waking = await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
    return { boot: at('boot') - at('moved'), awake: at('awake') - at('moved') }
  })
  await page.close()
  return waking
}
