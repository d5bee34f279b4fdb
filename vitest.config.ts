import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{editor,engine,schema,src,scripts,supabase}/**/*.test.{ts,tsx}'],
    setupFiles: ['scripts/same-cases.ts'],
    maxWorkers: 2,
    isolate: false, // a fresh world for each file takes a tenth of the time, and no test needs one
    testTimeout: 60_000,
  },
})
