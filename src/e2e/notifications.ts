import type { Page } from 'playwright/test'
import { layout } from './site.ts'

const { texts } = layout.site

/** The area of the notifications, and those in it: also the closed ones, which are hidden. */
export function notifications(page: Page) {
  const area = page.getByRole('region', { name: texts.notifications })
  return {
    area,
    all: area.getByRole('status', { includeHidden: true }),
    shown: area.getByRole('status'),
    dismiss: area.getByRole('button', { name: texts.dismiss }),
  }
}
