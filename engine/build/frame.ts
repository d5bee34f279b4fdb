import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Bundle } from './bundle.ts'
import type { DocumentFrame } from './document.ts'

/** What is the same on all pages of a build, and does not come from the manifest. */
export function frameOf(bundled: Bundle, source: string): DocumentFrame {
  const hasIcon = existsSync(join(source, 'public/favicon.svg'))
  return {
    build: hash('sha256', bundled.entry).slice(0, 8),
    headEnd: `${hasIcon ? '<link rel="icon" href="/favicon.svg" type="image/svg+xml">' : ''}<link rel="stylesheet" href="${bundled.styleSheet}">`,
    bodyEnd: `<script>${bundled.starter}</script>`,
    entryChunks: bundled.entryChunks,
    blockChunks: bundled.blockChunks,
  }
}
