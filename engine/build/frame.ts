import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bundle } from './bundle.ts'
import type { DocumentFrame } from './document.ts'

export type StylePlace = 'inline' | 'linked'

/**
 * What is the same on all pages of a build.
 * @param links tags of the head that are about the site
 */
export function frameOf(bundled: Bundle, links: string, styles: StylePlace): DocumentFrame {
  const style =
    styles === 'inline'
      ? `<style>${styleText(bundled)}</style>`
      : `<link rel="stylesheet" href="${bundled.styleSheet}">`
  return {
    headEnd: `${links}<script>${bundled.theme}</script>${style}`,
    bodyEnd: `<script>${bundled.starter}</script>`,
    entryChunks: bundled.entryChunks,
    blockChunks: bundled.blockChunks,
  }
}

/** The style sheet's text. */
export function styleText({ client, styleSheet }: Bundle): string {
  return readFileSync(join(client, styleSheet), 'utf8')
}
