import '@fontsource-variable/hanken-grotesk/index.css'
import '@fontsource-variable/source-serif-4/index.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { httpKeeper, tokenOfPage } from '../keeper/http-keeper.ts'
import { openSession } from '../worker/open-session.ts'
import { createEditorRouter } from './router.tsx'
import { apply } from './screen/appearance.ts'
import { Unopened } from './screen/unopened.tsx'
import { openStore } from './session/session-store.ts'
import { KeeperContext } from './session/use-keeper.ts'
import { SessionContext } from './session/use-session.ts'
import './base.css'
import 'virtual:uno.css'

const screen = createRoot(document.getElementById('app') ?? document.body)
const client = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always' } },
})
apply()

openSession({ token: tokenOfPage() })
  .then(openStore)
  .then(
    (store) =>
      screen.render(
        <QueryClientProvider client={client}>
          <SessionContext value={store}>
            <KeeperContext value={httpKeeper({ token: tokenOfPage() })}>
              <RouterProvider router={createEditorRouter()} />
            </KeeperContext>
          </SessionContext>
        </QueryClientProvider>,
      ),
    (error: unknown) => screen.render(<Unopened error={error} />),
  )
