import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from 'playwright/test'

const port = Number(process.env.E2E_PORT ?? 4273)
const dist = process.env.E2E_DIST ?? 'dist'
/** A database of its own, so that messages of the tests do not come among others. */
const data = process.env.E2E_DATA ?? join(tmpdir(), `broadsheet-e2e-${process.pid}`)
const executablePath = process.env.CHROMIUM

/** Another server of the built site, as nginx; it has no back end, unless it passes `/functions` on to one. */
const elsewhere = process.env.E2E_BASE_URL

/**
 * Playwright's own list, which this one replaces, as far as it matters here; and two pages that Chromium prepares for its
 * address bar in every window: a quarter of what a window costs.
 */
const notNeeded = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

/** Drives the built site, served as a host would, in real Chromium. */
export default defineConfig({
  testDir: 'src/e2e',
  testIgnore: /firefox\.spec/, // what other tests say of Chromium at greater length
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 20_000,
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: elsewhere ?? `http://localhost:${port}`,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${notNeeded.join(',')}`,
      ],
    },
  },
  ...(!elsewhere && {
    webServer: {
      command: `${process.execPath} scripts/broadsheet.ts preview --port ${port} --out ${dist} --data ${data}`,
      port,
      reuseExistingServer: false,
    },
  }),
})
