/// <reference types="vite/client" />
import start from '../browser/client.ts'
import type { PageNow } from './page-now.ts'

// The development page is hydrated at once: hot reload needs it.
const started = start()

// Listened to from the beginning, so that a save in the meantime is seen as well.
import.meta.hot?.on('broadsheet:pages', () =>
  import.meta.hot?.send('broadsheet:page', location.pathname),
)
import.meta.hot?.on('broadsheet:page', async (now: PageNow) => {
  const { refresh } = await started
  await refresh(now)
  // What reported the mistake that was mended just now.
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
})

await started
