/// <reference types="vite/client" />
import start from '../browser/client.ts'

// The development page is hydrated at once: hot reload needs it.
const started = start()

// Listened to from the beginning, so that a save in the meantime is seen as well.
import.meta.hot?.on('broadsheet:pages', async () => {
  const { refresh } = await started
  await refresh()
  // What reported the mistake that was mended just now.
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
})

await started
