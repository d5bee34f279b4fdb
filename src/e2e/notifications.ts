import type { Page } from 'playwright/test'

/** The area of the notifications, and those in it: also the closed ones, which are hidden. */
export function notifications(page: Page) {
  const area = page.getByRole('region', { name: 'Notifications, bottom-end (F8)' })
  return {
    area,
    all: area.getByRole('status', { includeHidden: true }),
    shown: area.getByRole('status'),
    dismiss: area.getByRole('button', { name: 'Dismiss' }),
  }
}
