import type { Page } from 'playwright'

/** Something that is tapped as soon as it can be seen. */
export interface Act {
  act: string
  path: string
  /** The selector of what is tapped. */
  tapped: string
  /** The selector of what is shown when it has its effect. */
  shown: string
  before?: (page: Page) => Promise<void>
}

const message = { name: 'Ada', email: 'ada@example.com', message: 'A course in spring.' }

export const acts: Act[] = [
  { act: 'menu', path: '/', tapped: '.menu-button', shown: '#navigation:popover-open' },
  {
    act: 'group of the menu',
    path: '/',
    tapped: '.group > button',
    shown: '.group .dropdown',
    before: (page) => page.locator('.menu-button').tap(),
  },
  { act: 'search', path: '/', tapped: '.search-button', shown: 'dialog.search[open]' },
  { act: 'theme', path: '/', tapped: '.theme-button', shown: 'html[data-theme]' },
  { act: 'chip', path: '/training', tapped: '.chip', shown: '.chip[aria-pressed=true]' },
  { act: 'fold', path: '/training', tapped: 'main summary', shown: 'main details[open]' },
  {
    act: 'Send',
    path: '/contact',
    tapped: 'main [type=submit]',
    shown: '.form-outcome, [data-scope=toast] [data-part=title]',
    before: async (page) => {
      for (const [name, text] of Object.entries(message))
        await page.locator(`[name=${name}]`).fill(text)
    },
  },
  { act: 'link', path: '/about', tapped: 'footer a[href="/contact"]', shown: 'form [name=email]' },
]
