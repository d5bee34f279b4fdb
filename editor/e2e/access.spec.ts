import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'
import { test } from './editor.ts'
import { painted, shownPage } from './screen.ts'

/** What axe finds of the screen; the page in the frame has tests of its own. */
async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
}

const states: { [name: string]: (page: Page) => Promise<void> } = {
  'a block that is chosen': (page) => page.getByRole('treeitem', { name: /Link cards/ }).click(),
  'the gallery': (page) => page.getByRole('button', { name: 'Add a block at the end' }).click(),
  'a new page': (page) => page.getByRole('button', { name: 'Add a page' }).click(),
  'the finder': (page) => page.keyboard.press('ControlOrMeta+p'),
  'the search': (page) => page.keyboard.press('ControlOrMeta+Shift+f'),
  'the findings': (page) => page.getByRole('button', { name: /^Findings:/ }).click(),
  'what would be saved': (page) => page.keyboard.press('ControlOrMeta+s'),
  'the help': (page) => page.keyboard.press('?'),
  'the menu': (page) => page.getByRole('button', { name: 'More' }).click(),
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme} colors`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' })

    test('axe objects to nothing in any state', async ({ page, editor: _ }) => {
      test.slow() // nine states, each judged as a whole
      for (const [name, reach] of Object.entries(states)) {
        await reach(page)
        if (name !== 'a block that is chosen')
          await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toBeVisible()
        expect(await findViolations(page), name).toEqual([])
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toBeHidden()
      }
    })
  })

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true })

  test('pages and fields are drawers, and what is touched is large enough', async ({
    page,
    editor: _,
  }) => {
    await page.getByRole('button', { name: 'Pages and outline' }).tap()
    await page
      .getByRole('region', { name: 'Pages and outline' })
      .getByRole('treeitem', { name: /Link cards/ })
      .tap()
    await expect(page.getByRole('region', { name: 'Pages and outline' })).toBeHidden()
    await page.getByRole('button', { name: 'Fields of what is chosen' }).tap()
    await expect(page.getByRole('heading', { name: 'Link cards' })).toBeVisible()
    const boxes = await page
      .getByRole('banner')
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => button.getBoundingClientRect()).filter(({ width }) => width > 0),
      )
    expect(boxes.length).toBeGreaterThan(8)
    for (const { width, height } of boxes)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(40)
    await page.getByRole('button', { name: 'Fields of what is chosen' }).tap()
    await expect(page.getByRole('heading', { name: 'Link cards' })).toBeHidden()
    // However long an item's words are, what can be done with it stays in sight.
    await page.goto(new URL('/_editor/page/blog?part=1', page.url()).href)
    await page.getByRole('button', { name: 'Fields of what is chosen' }).tap()
    const actions = page.getByRole('button', { name: /^Actions for PIN translation in the cloud/ })
    const right = await actions.evaluate((button) => button.getBoundingClientRect().right)
    expect(right).toBeLessThanOrEqual(768)
    await page.getByRole('button', { name: 'Fields of what is chosen' }).tap()
    const heading = shownPage(page).getByRole('heading', { level: 1 })
    await heading.tap()
    await expect(shownPage(page).locator('[contenteditable]')).toBeFocused()
    await painted(page)
    await page.keyboard.insertText('Touched ') // as keyboards on a screen do
    await expect(heading).toContainText('Touched ')
  })
})
