import { wearTheme } from '../../engine/page/shell/theme.ts'
import type { PageKey, Preview, ShownText } from '../document/session.ts'
import { boxAround } from './box.ts'
import type { FrameDoor, FrameHost, Part } from './frame-door.ts'
import { rangeOf, ShownTexts } from './marks/shown-texts.ts'
import { colourDrawings, drawingAddress } from './page/drawings.ts'
import { markFarBlocks } from './page/far-blocks.ts'
import { createPageView } from './page/page-view.tsx'
import { mark } from './reach/highlight.ts'
import { blockInSight, bringInSight } from './reach/in-sight.ts'
import { listenToKeys } from './reach/keys.ts'
import { tellMoves } from './reach/moves.ts'
import { unfoldAround } from './reach/openers.ts'
import { Parts } from './reach/parts.ts'
import { listenToPointer } from './reach/pointer.ts'
import { bringIntoSight } from './reach/scroll.ts'
import { loadTypedText, Typer } from './typing/typer.ts'
import { createWearer } from './wear-look.ts'
import { whenIdle } from './when-idle.ts'

/** Makes an element the page that one clicks into and types. */
export function openFrame(root: HTMLElement, host: FrameHost): FrameDoor {
  let latest: { key: PageKey; preview: Preview } | undefined
  const page = createPageView(root)
  const wearLook = createWearer()
  const texts = new ShownTexts(root, page.tables)
  const parts: Parts = new Parts({
    ...{ texts, host },
    count: () => latest?.preview.page.blocks.length ?? 0,
    onType: (place) => void typer.begin(place, 'start'),
  })
  const typer = new Typer({
    ...{ texts, page, host },
    latest: () => latest,
    onLeft: ({ part }) => parts.focus(part),
  })
  listenToPointer({ texts, typer, host, parts })
  listenToKeys({ typer, host, parts })
  const tellMoved = tellMoves(root, host)
  const markFar = markFarBlocks(root)

  function boxOf(part: Part, text?: ShownText) {
    const typed = text && typer.typedAt(text)
    const place = text && texts.find(text)
    if (typed) return boxAround([typed.element])
    if (text) return place && boxAround([rangeOf(place)])
    const elements = texts.elementsOf(part)
    return elements.length > 0 ? boxAround(elements) : undefined
  }

  return {
    async show(key, preview) {
      const isSameKey = latest?.key === key
      latest = { key, preview }
      wearLook(preview.layout)
      typer.follow(preview, isSameKey)
      if (!isSameKey) parts.leave()
      await page.show(key, preview, () => typer.kept(preview))
      colourDrawings(root, latest.preview)
      texts.takeNow()
      typer.stands()
      markFar()
      if (!typer.typed) parts.stay()
      whenIdle(() => {
        loadTypedText().catch(() => {}) // it is fetched again at the first press
      })
      tellMoved()
    },
    wear: wearTheme,
    boxOf,
    widthOf(src) {
      const address = latest ? drawingAddress(src, latest.preview) : src
      const shown = [...document.images].filter((image) => image.getAttribute('src') === address)
      return Math.max(0, ...shown.map(({ clientWidth }) => clientWidth)) || undefined
    },
    reveal(part, text) {
      typer.end()
      const place = text && texts.find(text)
      if (place) unfoldAround(place)
      mark('revealed', place)
      const element =
        place?.first.parentElement ?? (part === undefined ? undefined : texts.elementsOf(part)[0])
      if (element) bringIntoSight(element)
    },
    sight: () => blockInSight(texts, latest?.preview.page.blocks.length ?? 0),
    bring: (sight) => bringInSight(texts, sight),
    focus(part) {
      focus() // the window's
      parts.focus(part)
    },
    async typeInto(text, caret) {
      const place = texts.find(text)
      if (!place) return false
      unfoldAround(place)
      focus()
      return typer.begin(place, caret)
    },
    endTyping: () => typer.end(),
    format: (command) => typer.typed?.format(command),
  }
}
