import type { Bundle } from '../bundle/bundle.ts'
import type { DocumentFrame } from '../page/document.ts'

/**
 * What is the same on all pages of a build. The styles stand in the page: that saves the first visit a round trip,
 * and costs later ones a few kB; docs/performance.md has the figures.
 * @param links tags of the head that are about the site
 */
export function frameOf(bundled: Bundle, css: string, links: string): DocumentFrame {
  return {
    headEnd: `${links}<script>${bundled.theme}</script><style>${css}</style>`,
    bodyEnd: `<script>${bundled.starter}</script>`,
    entryChunks: bundled.entryChunks,
    blockChunks: bundled.blockChunks,
  }
}
