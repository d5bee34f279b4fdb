import type { Page } from 'playwright/test'
import { childName, layout } from './site.ts'

/** The main menu as a visitor finds it. */
export function menu(page: Page) {
  const bar = page.getByRole('navigation', { name: layout.site.texts.mainNavigation })
  return {
    bar,
    button: page.getByRole('button', { name: layout.site.texts.menu, exact: true }),
    group: (name: string) => bar.getByRole('button', { name, exact: true }),
    /** By its name, or below an item by where it leads: there the names are the editor's. */
    link(nameOrPath: string) {
      const name = nameOrPath.startsWith('/') ? childName(nameOrPath) : nameOrPath
      return bar.getByRole('link', { name, exact: true })
    },
  }
}
