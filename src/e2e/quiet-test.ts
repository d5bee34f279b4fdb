import { test as base, expect } from 'playwright/test'

/**
 * A test that also fails when a page says anything on the console, throws, or offends its policy. A test
 * that provokes messages takes them out: `expectSaid(messages, …)`, or `messages.splice(0)` for any.
 */
export const test = base.extend<{ messages: string[] }>({
  messages: [
    async ({ context }, use) => {
      const messages: string[] = []
      context.on('console', (message) => messages.push(message.text()))
      context.on('weberror', (error) => messages.push(error.error().message))
      await use(messages)
      expect(messages).toEqual([])
      // What a page still asks for ahead must not fail the next test.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
    { auto: true },
  ],
})

/** Waits for words on the console, which arrive after what the page shows, and takes all messages out. */
export async function expectSaid(messages: string[], words: RegExp | string) {
  await expect.poll(() => messages.join('\n')).toMatch(words)
  messages.length = 0
}

export { expect }
