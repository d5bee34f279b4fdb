import { test as base, expect } from 'playwright/test'

/**
 * A test that also fails when a page says anything on the console, throws, or offends its policy. A test
 * that provokes messages takes them out: `messages.splice(0)`.
 */
export const test = base.extend<{ messages: string[] }>({
  messages: [
    async ({ context }, use) => {
      const messages: string[] = []
      context.on('console', (message) => messages.push(message.text()))
      context.on('weberror', (error) => messages.push(error.error().message))
      await use(messages)
      expect(messages).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
