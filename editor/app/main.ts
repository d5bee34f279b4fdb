import { tokenOfPage } from '../keeper/http-keeper.ts'
import { openSession } from '../worker/open-session.ts'
import './base.css'
import './fonts/fonts.css'
import 'virtual:uno.css'

// The document is read and judged in its worker while the screen's code is loaded.
const session = openSession({ token: tokenOfPage() })
session.catch(() => {}) // told by the screen
void import('./open-screen.tsx').then(({ openScreen }) => openScreen(session))
