import { defineConfig, devices } from 'playwright/test'

const port = Number(process.env.E2E_PORT ?? 4273)
const dist = process.env.E2E_DIST ?? 'dist'
const executablePath = process.env.CHROMIUM

/** Drives the built site, served as a host would, in real Chromium. */
export default defineConfig({
  testDir: 'src/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 20_000,
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node scripts/preview.ts --port ${port} --out ${dist}`,
    port,
    reuseExistingServer: false,
  },
})
