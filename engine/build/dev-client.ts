/// <reference types="vite/client" />
import type { boot } from '../client.tsx'

// The development page wakes at once: hot reload needs it awake. The entry is named as text, since the
// engine imports nothing of a site.
const entry = '/src/client.tsx'
const module: { default: () => ReturnType<typeof boot> } = await import(/* @vite-ignore */ entry)
const { router, loader } = await module.default()

import.meta.hot?.on('broadsheet:pages', async () => {
  loader.forget()
  await router.invalidate()
  // What reported the mistake that was mended just now.
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
})
