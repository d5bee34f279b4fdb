import { hash } from 'node:crypto'
import { searchIndexOfLanguage } from '../assets/urls.ts'
import type { Bundle } from '../bundle/bundle.ts'
import type { Layout } from '../manifest/site.ts'
import type { Template } from '../page/document.ts'
import { shownLayout } from '../page/shown.ts'

interface TemplateOptions {
  bundle: Bundle
  layout: Layout
  /** Tags of the head that are about the site. */
  links: string
  /** Addresses of fonts that every page needs. */
  earlyFonts: string[]
  /** The style sheets; see `sheetsOf`. */
  sheets: NonNullable<Template['sheets']>
  /** What pages say of the content security policy themselves. */
  policy?: string | undefined
}

/** The style sheets with that of the site's look. What all themes share has the last word, with what is the site's own. */
export const sheetsOf = ({ made }: Bundle, look: string) =>
  made.sheets.toSpliced(-1, 0, { css: look })

/** The layout of a language as a file that browsers read. */
export function layoutFile(layout: Layout): { url: string; text: string } {
  const text = JSON.stringify(shownLayout(layout))
  return { url: `/_assets/layout-${short(text)}.json`, text }
}

/**
 * What is the same on all pages of a language. The styles stand in the page: that saves the first visit a round trip,
 * and costs later ones a few kB; docs/performance.md has the figures.
 */
export function createTemplate({
  bundle,
  layout,
  links,
  earlyFonts,
  sheets,
  policy,
}: TemplateOptions): Template {
  const { made, key } = bundle
  const template = {
    headEnd: `${links}<script>${made.theme}</script>`,
    // In the body: one that stands in the head keeps Chromium from painting what of the page has come.
    bodyStart: earlyFonts.map(fontLink).join(''),
    bodyEnd: `<script>${made.starter}</script>`,
    layoutUrl: layoutFile(layout).url,
    ...(layout.home && { searchUrl: searchIndexOfLanguage(layout.home) }),
    entryChunks: made.entryChunks,
    blockChunks: made.blockChunks,
    sheets,
    ...(policy && { policy }),
  }
  return { ...template, deployment: short(key + JSON.stringify(template)) }
}

const fontLink = (url: string) =>
  `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`

const short = (text: string) => hash('sha256', text, 'base64url').slice(0, 10)
