import { expect, type Page } from 'playwright/test'

const name = 'same document'

/** Marks the document, to tell a navigation within it from an ordinary one. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate((mark) => void performance.mark(mark), name)
}

export async function isSameDocument(page: Page): Promise<void> {
  expect(await countMarks(page)).toBe(1)
}

export async function isNewDocument(page: Page): Promise<void> {
  expect(await countMarks(page)).toBe(0)
}

function countMarks(page: Page): Promise<number> {
  return page.evaluate((mark) => performance.getEntriesByName(mark).length, name)
}
