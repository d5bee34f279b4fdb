import type { Page } from 'playwright/test'

/** The main menu as a visitor finds it. */
export function menu(page: Page) {
  const bar = page.getByRole('navigation', { name: 'Main' })
  return {
    bar,
    button: page.getByRole('button', { name: 'Menu', exact: true }),
    group: (name: string) => bar.getByRole('button', { name, exact: true }),
    link: (name: string) => bar.getByRole('link', { name, exact: true }),
  }
}
