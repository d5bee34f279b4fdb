import { createRoot } from 'react-dom/client'
import './base.css'
import 'virtual:uno.css'

createRoot(document.getElementById('app') ?? document.body).render(
  <h1 className="title i-lucide-undo-2">Editor</h1>,
)
