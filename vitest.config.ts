import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{editor,engine,schema,src,scripts,supabase}/**/*.test.{ts,tsx}'],
    setupFiles: ['scripts/same-cases.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
  },
})
