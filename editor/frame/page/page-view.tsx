import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { isRightToLeft } from '../../../engine/page/is-right-to-left.ts'
import { loadBlocks } from '../../../engine/page/page-body.tsx'
import type { PageKey, Preview, ShownText } from '../../document/session.ts'
import type { MarkTables } from '../marks/shown-texts.ts'
import { createFramer, type Framed, type Kept, markedAt } from './frame-preview.ts'
import { FramedPage } from './framed-page.tsx'

/** Renders previews into the frame; the last one asked for wins. */
export function createPageView(root: HTMLElement) {
  const react = createRoot(root, {
    onCaughtError: (error) => console.error('A part of the page could not be shown.', error),
  })
  const frame = createFramer()
  const scrolled = new Map<PageKey, number>()
  let stands: Framed | undefined
  let asked = 0
  let waiting: { order: number; resolve: () => void }[] = []

  function onStands(framed: Framed, order: number): void {
    const isOther = stands?.key !== framed.key
    stands = framed
    if (isOther) scrollTo({ top: scrolled.get(framed.key) ?? 0, behavior: 'instant' })
    for (const each of waiting) if (each.order <= order) each.resolve()
    waiting = waiting.filter((each) => each.order > order)
  }

  function element(key: PageKey, preview: Preview, kept: Kept | undefined, order: number) {
    speak(preview.layout.site.language)
    const framed = frame(key, preview, kept)
    return <FramedPage framed={framed} onStands={() => onStands(framed, order)} />
  }

  return {
    /** Resolves when the page stands, or one that was asked for later. */
    async show(key: PageKey, preview: Preview, kept: () => Kept | undefined): Promise<void> {
      const order = ++asked
      await loadBlocks(preview.page.blocks)
      if (order < asked) return
      if (stands && stands.key !== key) scrolled.set(stands.key, scrollY)
      await new Promise<void>((resolve) => {
        waiting.push({ order, resolve })
        startTransition(() => react.render(element(key, preview, kept(), order)))
      })
    },
    /** The same before anything else is painted; of a page whose blocks are loaded. */
    showNow(key: PageKey, preview: Preview, kept?: Kept): void {
      flushSync(() => react.render(element(key, preview, kept, ++asked)))
    },
    /** The version of the document that the page is of that stands; before all where none does. */
    version: () => stands?.version ?? -1,
    /** What the marks of the page that stands mean. */
    tables(): MarkTables | undefined {
      if (!stands) return undefined
      const { key, blocks, layout, language } = stands
      return { key, blocks: blocks.map(({ paths }) => paths), layout: layout.paths, language }
    },
    /** What React was given for a text of the page that stands. */
    markedAt: (text: ShownText) => stands && markedAt(stands, text),
  }
}

/** Says what language the page is in. Said again, it would make the browser judge all styles anew. */
function speak(language: string): void {
  const { documentElement: root } = document
  const dir = isRightToLeft(language) ? 'rtl' : ''
  if (root.lang !== language) root.lang = language
  if (root.dir !== dir) root.dir = dir
}

export type PageView = ReturnType<typeof createPageView>
