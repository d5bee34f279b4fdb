import react from '@vitejs/plugin-react'
import unocss from 'unocss/postcss'
import { defineConfig } from 'vite'
import { uno } from './engine/theme/uno.ts'

/** What the site's source needs of Vite, in development and for a release; the engine adds what it knows itself. */
export default defineConfig({
  plugins: [react()],
  css: {
    postcss: { plugins: [unocss({ configOrPath: uno })] },
  },
})
