import { defineConfig } from 'playwright/test'
import site from './playwright.config.ts'

const { webServer: _, ...shared } = site

/** Drives the editor; each test has a site and a server of its own (`editor/e2e/editor.ts`). */
export default defineConfig({
  ...shared,
  testDir: 'editor/e2e',
  globalSetup: './editor/e2e/make-client.ts',
  timeout: 30_000,
})
