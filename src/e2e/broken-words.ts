import type { Page } from 'playwright/test'

/** The words that stand on two lines without a hyphen; of a word with a drop cap, what follows that counts. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
    const broken: string[] = []
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      for (const { index, 0: word } of text.textContent?.matchAll(/[\p{L}\p{N}@.,'’]+/gu) ?? []) {
        range.setStart(text, index + 1)
        range.setEnd(text, index + word.length)
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 1)
        if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) broken.push(word)
      }
    }
    return broken
  })
}
