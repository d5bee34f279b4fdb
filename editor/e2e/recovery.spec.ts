import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page, test } from 'playwright/test'
import { skipTour, test as withEditor } from './editor.ts'
import { startEditor } from './running-editor.ts'
import { openPage, picture, save } from './screen.ts'

const port = 5470

/** The words that the browser has written down, in their order. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const asked = indexedDB.open('broadsheet-drafts')
        asked.onerror = () => reject(asked.error)
        asked.onsuccess = () => {
          const lines = asked.result.transaction('lines').objectStore('lines').getAll()
          lines.onsuccess = () => {
            asked.result.close()
            const steps = lines.result.map(({ line }) => JSON.parse(line)[1])
            const edits = steps.flatMap((step) => step.edits ?? [])
            resolve(edits.map(({ text }) => text).join(''))
          }
        }
      }),
  )

/** Ends the browser as a fault of the machine does: nothing of it has the time to write anything. */
async function crash(context: BrowserContext, page: Page): Promise<void> {
  const closed = context.waitForEvent('close')
  const devtools = await context.newCDPSession(page)
  devtools.send('Browser.crash').catch(() => {}) // there is nobody left who could answer
  await closed
}

test('what was typed is there again after server and browser were killed', async ({
  launchOptions,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'broadsheet-profile-'))
  const editor = await startEditor('site.manifest.json', port)
  const open = async () => {
    const context = await chromium.launchPersistentContext(profile, launchOptions)
    const page = await context.newPage()
    await skipTour(page)
    await page.goto(editor.url)
    return { context, page }
  }
  try {
    const pos = JSON.parse(editor.text()).pages.find(
      ({ path }: { path: string }) => path === '/pos',
    )
    const [{ tagline }] = pos.blocks
    const { context, page } = await open()
    const frame = await openPage(page, '/pos')
    await frame.getByText(tagline).click()
    await expect(frame.getByRole('textbox').filter({ hasText: tagline })).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Typed while all was well.')
    await editor.kill()
    await page.keyboard.type(' And while nothing was.')
    await expect.poll(() => kept(page)).toContain('nothing was.')
    await crash(context, page)

    await editor.restart()
    expect(editor.diff()).toEqual([])
    const again = await open()
    const leftover = again.page.getByRole('region', { name: 'Changes that were not saved' })
    await expect(leftover).toBeVisible()
    await picture(again.page, 'recovery')
    await leftover.getByRole('button', { name: 'Go on with them' }).click()
    await expect(leftover).toBeHidden()
    await save(again.page)
    expect(editor.diff()).toEqual([
      `-"tagline": "${tagline}"`,
      '+"tagline": "Typed while all was well. And while nothing was."',
    ])
    await again.context.close()
  } finally {
    await editor.end()
    rmSync(profile, { recursive: true, force: true })
  }
})

withEditor(
  'what was left is thrown away, and not offered again',
  async ({ page, context, editor }) => {
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: '/pos' })
      .click()
    await page.getByRole('textbox', { name: 'Title' }).press('End')
    await page.getByRole('textbox', { name: 'Title' }).pressSequentially(' left')
    await expect(page.getByRole('button', { name: 'Save…' })).toBeVisible()
    await page.close()
    const next = await context.newPage()
    await skipTour(next)
    await next.goto(editor.url)
    const leftover = next.getByRole('region', { name: 'Changes that were not saved' })
    await leftover.getByText(/that were not saved/).click()
    await expect(leftover.getByRole('listitem')).toHaveText([/title of \/pos/])
    await leftover.getByRole('button', { name: 'Throw them away' }).click()
    await expect(leftover).toBeHidden()
    await next.reload()
    await expect(next.getByRole('button', { name: 'Saved' })).toBeVisible()
    await expect(leftover).toBeHidden()
    expect(editor.diff()).toEqual([])
  },
)

withEditor('a server that ends takes nothing off the screen', async ({ page, editor }) => {
  // As if it had ended before these were fetched, and one answer was cut.
  await page.route(/\/(rich-text|text-view|help-dialog)-[^/]*$/, (route) => route.abort())
  await page.route('**/_keeper/history', (route) => route.fulfill({ json: {} }))
  await page.reload()
  const { tagline } = JSON.parse(editor.text()).pages.find(
    ({ path }: { path: string }) => path === '/pos',
  ).blocks[0]
  const gone = page.getByRole('alert').filter({ hasText: 'its server does not answer' })
  const frame = await openPage(page, '/pos')
  await frame.getByText(tagline).click()
  await expect(gone).not.toHaveCount(0) // the field with bold words and links
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Typed on.')
  await expect(frame.getByText('Typed on.')).toBeVisible()

  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Text' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'its server does not answer',
  )
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('what you typed is kept')
  await save(page)
})
