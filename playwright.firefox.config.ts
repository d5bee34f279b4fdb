import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import chromium from './playwright.config.ts'

/** The tests of the site that need no tool of Chromium's own, in the Firefox that is installed (`FIREFOX`), by WebDriver BiDi. */
export default defineConfig(chromium, {
  testMatch: /\/(firefox|navigation|filters)\.spec\.ts$/,
  testIgnore: [],
  // There Playwright scrolls the page to what it presses, also in the header, and can set neither media nor scripts.
  grepInvert: /scroll|less motion|without JavaScript/,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    userAgent: undefined,
    launchOptions: {
      executablePath: join(import.meta.dirname, 'src/e2e/firefox-bridge.ts'),
      args: [],
    },
  },
})
