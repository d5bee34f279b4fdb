import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import type { Session } from '../document/session.ts'
import { httpKeeper, tokenOfPage } from '../keeper/http-keeper.ts'
import { createEditorRouter } from './router.tsx'
import { apply } from './screen/appearance.ts'
import { Unopened } from './screen/unopened.tsx'
import { openStore, type SessionStore } from './session/session-store.ts'
import { KeeperContext } from './session/use-keeper.ts'
import { SessionContext } from './session/use-session.ts'

/** Shows the screen once the document is read; where it cannot be, why. */
export async function openScreen(session: Promise<Session>): Promise<void> {
  const screen = createRoot(document.getElementById('app') ?? document.body)
  apply()
  try {
    screen.render(<Opened store={await openStore(await session)} />)
  } catch (error) {
    screen.render(<Unopened error={error} />)
  }
}

const client = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always' } },
})
const keeper = httpKeeper({ token: tokenOfPage() })
const router = createEditorRouter()

function Opened({ store }: { store: SessionStore }) {
  return (
    <QueryClientProvider client={client}>
      <SessionContext value={store}>
        <KeeperContext value={keeper}>
          <RouterProvider router={router} />
        </KeeperContext>
      </SessionContext>
    </QueryClientProvider>
  )
}
