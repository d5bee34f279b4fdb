import { hash } from 'node:crypto'
import type { Bundle } from '../bundle/bundle.ts'
import type { Template } from '../page/document.ts'

interface TemplateOptions {
  bundle: Bundle
  /** The layout as the browser reads it. */
  layout: string
  /** Tags of the head that are about the site. */
  links: string
}

/**
 * What is the same on all pages of a build. The styles stand in the page: that saves the first visit a round trip,
 * and costs later ones a few kB; docs/performance.md has the figures.
 */
export function createTemplate({ bundle, layout, links }: TemplateOptions): Template {
  const { made, key } = bundle
  const template = {
    headEnd: `${links}<script>${made.theme}</script>`,
    bodyEnd: `<script>${made.starter}</script>`,
    layoutUrl: `/_assets/layout-${short(layout)}.json`,
    entryChunks: made.entryChunks,
    blockChunks: made.blockChunks,
    sheets: made.sheets,
  }
  return { ...template, deployment: short(key + JSON.stringify(template)) }
}

const short = (text: string) => hash('sha256', text, 'base64url').slice(0, 10)
