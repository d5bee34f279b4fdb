import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bundle } from './bundle.ts'
import type { DocumentFrame } from './document.ts'

export type StylePlace = 'inline' | 'linked'

/** What is the same on all pages of a build, and does not come from the manifest. */
export function frameOf(bundled: Bundle, source: string, styles: StylePlace): DocumentFrame {
  const hasIcon = existsSync(join(source, 'public/favicon.svg'))
  const icon = hasIcon ? '<link rel="icon" href="/favicon.svg" type="image/svg+xml">' : ''
  const style =
    styles === 'inline'
      ? `<style>${styleText(bundled)}</style>`
      : `<link rel="stylesheet" href="${bundled.styleSheet}">`
  return {
    build: hash('sha256', bundled.entry).slice(0, 8),
    headEnd: icon + style,
    bodyEnd: `<script>${bundled.starter}</script>`,
    entryChunks: bundled.entryChunks,
    blockChunks: bundled.blockChunks,
  }
}

/** The style sheet's text. */
export function styleText({ client, styleSheet }: Bundle): string {
  return readFileSync(join(client, styleSheet), 'utf8')
}
