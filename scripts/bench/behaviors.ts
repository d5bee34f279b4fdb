import type { Browser, Page } from 'playwright'
import { expect } from 'playwright/test'
import { openPage, type screens } from './browser-page.ts'
import type { PeerContent } from './peer-content.ts'
import { type Post, serveStatic } from './static-server.ts'

interface Subject {
  page: Page
  content: PeerContent
  posts: Post[]
}

/** What every site does, on one of its pages. */
interface Behavior {
  what: string
  screen: keyof typeof screens
  path: (content: PeerContent) => string
  check: (subject: Subject) => Promise<void>
}

const measured = ({ measure }: PeerContent) => measure.page
const contact = ({ contact: { path } }: PeerContent) => path

/**
 * Tries in a browser whether a built site does what all the others do.
 * @returns a line for each behavior that it lacks, and for each error in the console
 */
export async function lackingBehaviors(
  browser: Browser,
  folder: string,
  content: PeerContent,
): Promise<string[]> {
  const { origin, posts, close } = await serveStatic(folder)
  const lacking: string[] = []
  for (const { what, screen, path, check } of behaviors) {
    await using opened = await openPage(browser, screen)
    const { page } = opened
    page.setDefaultTimeout(5000)
    page.on('pageerror', (error) => lacking.push(`console: ${error.message}`))
    await page.goto(origin + path(content), { waitUntil: 'networkidle' })
    posts.length = 0
    await check({ page, content, posts }).catch((error: unknown) => {
      lacking.push(`${what}: ${String(error).split('\n')[0]}`)
    })
  }
  close()
  return lacking
}

const group = (page: Page) => page.locator('header nav button[aria-expanded]').nth(2)
const firstLink = (page: Page) => group(page).locator('xpath=..').locator('a').first()
const toasts = (page: Page) => page.locator('[role=region], [aria-live]')

async function isOpen(page: Page, isTrue: boolean): Promise<void> {
  await expect(group(page)).toHaveAttribute('aria-expanded', String(isTrue))
  await expect(firstLink(page)).toBeVisible({ visible: isTrue })
}

const behaviors: Behavior[] = [
  {
    what: 'a group of the menu opens under the pointer and closes without it',
    screen: 'desktop',
    path: measured,
    async check({ page }) {
      await isOpen(page, false)
      await group(page).hover()
      await isOpen(page, true)
      await page.mouse.move(600, 600)
      await isOpen(page, false)
    },
  },
  {
    what: 'a group of the menu works with Enter, Tab and Escape',
    screen: 'desktop',
    path: measured,
    async check({ page }) {
      await group(page).focus()
      await page.keyboard.press('Enter')
      await isOpen(page, true)
      await page.keyboard.press('Tab')
      await expect(firstLink(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await isOpen(page, false)
    },
  },
  {
    what: 'one answer is open at a time, and closes again',
    screen: 'desktop',
    path: measured,
    async check({ page, content }) {
      const asked = page.locator('main details > summary, main button[aria-expanded]')
      const items = content.services.find(({ path }) => path === measured(content))?.accordion
        ?.items
      const [first, second] = (items ?? []).map(({ a }) =>
        page.getByText(a, { exact: true }).first(),
      )
      if (!first || !second)
        throw new Error('The page has no questions. This is a bug in the bench.')
      await asked.nth(0).scrollIntoViewIfNeeded()
      await expect(page.locator('main astro-island[ssr]')).toHaveCount(0) // Astro's islands hydrate in sight
      await asked.nth(0).click()
      await expect(first).toBeVisible()
      await asked.nth(1).click()
      await expect(second).toBeVisible()
      await expect(first).toBeHidden()
      await asked.nth(1).click()
      await expect(second).toBeHidden()
    },
  },
  {
    what: 'a link of the menu leads to a page with its own head, and back',
    screen: 'desktop',
    path: measured,
    async check({ page, content: { services, measure, site } }) {
      const [from, to] = [measure.page, measure.to].map((searched) =>
        services.find(({ path }) => path === searched),
      )
      await page
        .locator(`header nav a[href="${to?.path}"], header nav a[href="${to?.path}/"]`)
        .click()
      await expect(page.locator('main h1')).toHaveText(to?.title ?? '')
      await expect(page).toHaveTitle(`${to?.title} | ${site.name}`)
      const [own, withSlash] = ['', '/'].map((end) => `[href="${site.url}${to?.path}${end}"]`)
      await expect(page.locator(`link[rel=canonical]:is(${own}, ${withSlash})`)).toHaveCount(1)
      await page.goBack()
      await expect(page.locator('main h1')).toHaveText(from?.title ?? '')
      await group(page).hover()
      await isOpen(page, true)
    },
  },
  {
    what: 'on a phone the menu and its groups open by a tap, and a link closes it',
    screen: 'mobile',
    path: measured,
    async check({ page }) {
      const link = page.locator('header nav a').first()
      await expect(link).toBeHidden()
      await page.locator('header button[aria-controls]').first().tap()
      await expect(link).toBeVisible()
      await group(page).tap()
      await isOpen(page, true)
      await firstLink(page).tap()
      await expect(link).toBeHidden()
    },
  },
  {
    what: 'a button shows a notification',
    screen: 'desktop',
    path: contact,
    async check({ page, content: { contact } }) {
      await page.getByRole('button', { name: contact.button }).click()
      await expect(toasts(page).getByText(contact.note.text).first()).toBeVisible()
    },
  },
  {
    what: 'the form says what is missing and sends nothing',
    screen: 'desktop',
    path: contact,
    async check({ page, posts }) {
      await page.getByRole('button', { name: 'Send Message' }).click()
      for (const words of ['Name is required', 'Invalid email address', 'Message is required'])
        await expect(page.getByText(words)).toBeVisible()
      expect(posts).toHaveLength(0)
    },
  },
  {
    what: 'the form sends JSON, says so and is empty',
    screen: 'desktop',
    path: contact,
    async check({ page, content: { contact }, posts }) {
      await send(page, ' Ann ')
      await expect(toasts(page).getByText(contact.success.text).first()).toBeVisible()
      expect(posts[0]?.type).toMatch(/^application\/json/)
      expect(JSON.parse(posts[0]?.body ?? '')).toMatchObject({ name: 'Ann' })
      await expect(page.locator('[name=name]')).toHaveValue('')
    },
  },
  {
    what: 'a form that could not be sent says so and keeps its entries',
    screen: 'desktop',
    path: contact,
    async check({ page, content: { contact } }) {
      await send(page, 'FAIL')
      await expect(toasts(page).getByText(contact.error.text).first()).toBeVisible()
      await expect(page.locator('[name=name]')).toHaveValue('FAIL')
    },
  },
]

async function send(page: Page, name: string): Promise<void> {
  await page.locator('[name=name]').fill(name)
  await page.locator('[name=email]').fill('ann@example.com')
  await page.locator('[name=message]').fill('Hello')
  await page.getByRole('button', { name: 'Send Message' }).click()
}
