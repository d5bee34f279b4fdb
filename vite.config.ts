import unocss from '@unocss/postcss'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { uno } from './src/theme/uno.ts'

/** What the site's source needs of Vite; the engine adds what it knows of the manifest. */
export default defineConfig({
  plugins: [react()],
  css: {
    postcss: {
      plugins: [unocss({ configOrPath: uno })],
    },
  },
})
