import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import chromium from './playwright.config.ts'

/** The same tests in the Firefox that is installed (`FIREFOX`), by WebDriver BiDi: those that need no tool of Chromium's own. */
export default defineConfig(chromium, {
  testMatch: /\/(routes|navigation|filters|contact|fate|wild)\.spec\.ts$/,
  timeout: 60_000,
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
