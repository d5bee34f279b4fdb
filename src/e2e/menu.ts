import type { Page } from 'playwright/test'
import { childName, layout } from './site.ts'

/** The main menu as a visitor finds it. */
export function menu(page: Page) {
  const { mainNavigation, menu: closed, closeMenu: open } = layout.site.texts
  const bar = page.getByRole('navigation', { name: mainNavigation })
  const header = page.getByRole('banner')
  return {
    bar,
    /** Its words say what it does next. */
    button: header.getByRole('button', { name: new RegExp(`^(?:${closed}|${open})$`) }),
    group: (name: string) => bar.getByRole('button', { name, exact: true }),
    /** By its name, or below an item by where it leads: there the names are the editor's. */
    link(nameOrPath: string) {
      const name = nameOrPath.startsWith('/') ? childName(nameOrPath) : nameOrPath
      return bar.getByRole('link', { name, exact: true })
    },
  }
}
