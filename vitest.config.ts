import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{editor,engine,schema,src,scripts,supabase}/**/*.test.{ts,tsx}'],
    maxWorkers: 2,
    testTimeout: 60_000,
  },
})
