import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { plugins } from './src/theme/postcss.ts'

/** What the site's source needs of Vite, which serves it in development; the engine adds what it knows of the manifest. */
export default defineConfig({
  plugins: [react()],
  css: {
    postcss: { plugins },
  },
})
