import type { Page } from 'playwright/test'

/** Wraps each text as a translator does, and puts a node after each input as a password manager does. */
export function changeDocument(page: Page): Promise<void> {
  return page.evaluate(() => {
    const app = document.getElementById('app')
    if (!app) return
    const texts: Node[] = []
    const walker = document.createTreeWalker(app, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      const font = document.createElement('font')
      text.parentNode?.replaceChild(font, text)
      font.append(text)
    }
    for (const input of app.querySelectorAll('input')) input.after(document.createElement('span'))
    document.querySelector('main')?.prepend(document.createElement('div'))
  })
}
