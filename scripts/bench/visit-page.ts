import { setTimeout } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright'
import { openPage, slowLine, slowProcessor } from './browser-page.ts'

/** What one visit of a page with an empty cache costs: bytes as sent with their headers, times in milliseconds. */
export interface Visit {
  html: number
  css: number
  js: number
  /** Everything else, which is mostly what is fetched for later pages. */
  prefetch: number
  /** First contentful paint. */
  fcp: number
  /** Largest contentful paint. */
  lcp: number
  /** The parts over 50 ms of long tasks after the first paint. */
  blocked: number
  /** Processor time of the main thread, which other programs disturb less than the clock. */
  mainThread: number
  heapBytes: number
}

declare global {
  var benchSeen: { fcp: number; lcp: number; tasks: [start: number, duration: number][] }
}

const quietMilliseconds = 5000
const mostMilliseconds = 45_000

/** Loads a page as a slow phone on a slow line, and looks on until nothing has happened for five seconds. */
export async function visitPage(browser: Browser, url: string): Promise<Visit> {
  await using opened = await openPage(browser, 'mobile')
  const { page, cdp } = opened
  await page.addInitScript(observe)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await slowLine(cdp)
  await slowProcessor(cdp)
  const requests = recordRequests(cdp)
  await page.goto(url, { timeout: 60_000 })
  await untilQuiet(page, requests)
  const { fcp, lcp, tasks } = await page.evaluate(() => globalThis.benchSeen)
  const { metrics } = await cdp.send('Performance.getMetrics')
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const all = [...requests.sent.values()]
  const sum = (isMeant: (type: string) => boolean) =>
    all.reduce((bytes, request) => bytes + (isMeant(request.type) ? request.bytes : 0), 0)
  const counted = ['Document', 'Stylesheet', 'Script']
  return {
    html: sum((type) => type === 'Document'),
    css: sum((type) => type === 'Stylesheet'),
    js: sum((type) => type === 'Script'),
    prefetch: sum((type) => !counted.includes(type)),
    fcp,
    lcp,
    blocked: tasks.reduce((total, task) => total + blockedBy(task, fcp), 0),
    mainThread: 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN),
    heapBytes: usedSize,
  }
}

/** Runs in the page, before anything of its own. */
function observe() {
  globalThis.benchSeen = { fcp: 0, lcp: 0, tasks: [] }
  const seen = globalThis.benchSeen
  const on = (type: string, tell: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({
      type,
      buffered: true,
    })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  on('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
}

function blockedBy([start, duration]: [number, number], fcp: number): number {
  return Math.max(0, start + duration - Math.max(start, fcp) - 50)
}

interface Requests {
  sent: Map<string, { type: string; bytes: number }>
  /** When something was heard of one. */
  last: number
}

function recordRequests(cdp: CDPSession): Requests {
  const requests: Requests = { sent: new Map(), last: Date.now() }
  cdp.on('Network.requestWillBeSent', ({ requestId, type = '', request }) => {
    requests.last = Date.now()
    if (!request.url.endsWith('/favicon.ico')) requests.sent.set(requestId, { type, bytes: 0 })
  })
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    requests.last = Date.now()
    const request = requests.sent.get(requestId)
    if (request) request.type = type
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    requests.last = Date.now()
    const request = requests.sent.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  return requests
}

/** Neither a request nor a long task for a while. */
async function untilQuiet(page: Page, requests: Requests): Promise<void> {
  const end = Date.now() + mostMilliseconds
  while (Date.now() < Math.min(end, requests.last + quietMilliseconds)) {
    await setTimeout(250)
    const since = await page.evaluate(() => {
      const [start, duration] = globalThis.benchSeen.tasks.at(-1) ?? [-Infinity, 0]
      return performance.now() - start - duration
    })
    requests.last = Math.max(requests.last, Date.now() - since)
  }
}
