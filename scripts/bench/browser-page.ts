import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright'

interface OpenPage extends AsyncDisposable {
  page: Page
  cdp: CDPSession
}

const mobile: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const desktop: BrowserContextOptions = { viewport: { width: 1366, height: 768 } }
export const screens = { mobile, desktop }

/** An empty page with nothing in its cache. */
export async function openPage(browser: Browser, screen: keyof typeof screens): Promise<OpenPage> {
  const context = await browser.newContext({ ...screens[screen], ignoreHTTPSErrors: true })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  return { page, cdp, [Symbol.asyncDispose]: () => context.close() }
}

/** A slow phone's processor. */
export async function slowProcessor(cdp: CDPSession): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** A slow phone's line: 150 ms a request, 1.6 Mbps down, 0.75 up. */
export async function slowLine(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 0.75e6 / 8,
  })
}
