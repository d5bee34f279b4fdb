/// <reference types="vite/client" />
import type { boot } from '../browser/hydrate.tsx'

// The development page wakes at once: hot reload needs it awake. The entry is named as text, since the
// engine imports nothing of a site.
const entry = '/src/client.tsx'
type Entry = { default: () => ReturnType<typeof boot> }
const booted = import(/* @vite-ignore */ entry).then((module: Entry) => module.default())

// Listened to from the beginning, so that a save while the page wakes is seen as well.
import.meta.hot?.on('broadsheet:pages', async () => {
  const { router, loader } = await booted
  loader.forget()
  await router.invalidate()
  // What reported the mistake that was mended just now.
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
})

await booted
