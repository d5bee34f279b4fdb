import { AxeBuilder } from '@axe-core/playwright'
import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test'
import { test } from './editor.ts'
import type { RunningEditor } from './running-editor.ts'
import { painted, press, save } from './screen.ts'

test.use({ manifest: 'engine/fixtures/bakery/site.manifest.json' })

const pageIn = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Page"]')
const field = (page: Page): Locator =>
  pageIn(page)
    .getByRole('textbox', { includeHidden: false })
    .and(pageIn(page).locator('[contenteditable]'))

async function open(page: Page, path: string, title: string): Promise<FrameLocator> {
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: path }).click()
  const frame = pageIn(page)
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(title)
  return frame
}

/** The lines of the file that are others once all is saved. */
async function saved(page: Page, editor: RunningEditor): Promise<string[]> {
  await press(page, 'Escape')
  await press(page, 'ControlOrMeta+s')
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => editor.diff()).not.toEqual([])
  return editor.diff()
}

test('a click puts the caret where it was, typing changes one line, undo takes it back', async ({
  page,
  editor,
}) => {
  const heading = pageIn(page).getByRole('heading', { level: 1 })
  await heading.click({ position: { x: 2, y: 30 } })
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAccessibleName('title')
  await page.keyboard.type('Good ')
  await expect(heading).toHaveText('Good Bread that takes its time')
  await press(page, 'ControlOrMeta+z')
  await expect(heading).toHaveText('Bread that takes its time')
  await press(page, 'ControlOrMeta+Shift+z')
  await expect(heading).toHaveText('Good Bread that takes its time')
  await press(page, 'Escape')
  await expect(field(page)).toHaveCount(0)
  await expect(heading).toHaveText('Good Bread that takes its time')
  expect(await saved(page, editor)).toEqual([
    '-"title": "Bread that takes its time",',
    '+"title": "Good Bread that takes its time",',
  ])
})

test('the page is as visitors have it, without a mark', async ({ page, editor: _ }) => {
  const frame = await open(page, '/contact', 'Talk to us')
  const html = await frame.locator('html').evaluate((root) => root.outerHTML)
  expect(html).not.toMatch(/[\u2061-\u2064]/)
  await expect(frame.getByRole('textbox', { name: 'Name' })).toBeVisible()
  const bread = await open(page, '/bread', 'Our bread')
  await expect(bread.getByRole('complementary', { name: 'See also' })).toBeVisible()
  await bread.getByRole('navigation', { name: 'You are here' }).click()
  await expect(page.getByText(/The way to this page is made of the menu/)).toBeVisible()
  await expect(field(page)).toHaveCount(0)
})

test('words are made bold and a link; variables stay what they are', async ({ page, editor }) => {
  const frame = await open(page, '/bread', 'Our bread')
  await frame.getByText('twice a day').click()
  await expect(field(page)).toBeFocused()
  await painted(page)
  await press(page, 'Home')
  await press(page, 'Shift+ControlOrMeta+ArrowRight')
  await press(page, 'ControlOrMeta+b')
  await expect(field(page).locator('strong').first()).toHaveText(/^It/)
  await expect(field(page).locator('[data-variable]')).toHaveText('1924')
  await press(page, 'End')
  await page.keyboard.type(' Taste it.')
  expect(await saved(page, editor)).toEqual([
    '-"It is flour and water, fed **twice a day** since {ovenYear}.",',
    '+"**It** is flour and water, fed **twice a day** since {ovenYear}. Taste it.",',
  ])
})

test('Enter makes the next item of a list, Backspace takes an empty one away', async ({
  page,
  editor,
}) => {
  const frame = await open(page, '/bread', 'Our bread')
  const items = frame.getByRole('list').filter({ hasText: 'Country loaf' }).getByRole('listitem')
  await items.nth(1).getByText('Seeded').click()
  await expect(field(page)).toBeFocused()
  await painted(page)
  await press(page, 'End')
  await press(page, 'Enter')
  await page.keyboard.type('Walnut') // at once, before the item is there
  await expect(items).toHaveText([
    'Country loaf, 1 kg',
    'Seeded spelt, 750 g',
    'Walnut',
    'Dark rye, 1.5 kg',
  ])
  await painted(page)
  for (const key of ['Enter', 'Enter', 'x', 'Backspace', 'Backspace', 'Backspace', 's'])
    await page.keyboard.press(key) // each before what the one before asked for is there
  await expect(items.nth(2)).toHaveText('Walnuts')
  await expect(items).toHaveCount(4)
  const emptyTexts = await frame
    .locator(':root')
    .evaluate(() =>
      [...(CSS.highlights.get('broadsheet-empty') ?? [])].map(
        ({ startContainer }) => startContainer.textContent?.trim() ?? '',
      ),
    )
  expect(emptyTexts.join(''), 'texts that are painted as empty').toBe('')
  await press(page, 'ArrowDown')
  await expect(field(page)).toHaveText('Dark rye, 1.5 kg')
  await expect(field(page)).toBeFocused()
  await painted(page)
  await press(page, 'End')
  await page.keyboard.type('!')
  await expect(items.nth(3)).toHaveText('Dark rye, 1.5 kg!')
  expect((await saved(page, editor)).filter((line) => line.startsWith('+')).join()).toContain(
    '"Walnuts", "Dark rye, 1.5 kg!"',
  )
})

test('menu, footer and folds are typed into, and stay open meanwhile', async ({ page, editor }) => {
  const frame = pageIn(page)
  const menu = frame.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('button', { name: 'Bakes' }).hover()
  await menu.getByText('Cakes').click()
  await expect(field(page)).toHaveText('Cakes')
  await press(page, 'End')
  await frame.getByRole('contentinfo').hover()
  await page.keyboard.type(' & tarts')
  await expect(menu.getByText('Cakes & tarts')).toBeVisible()
  await menu.getByRole('button', { name: 'Bakes' }).click()
  await expect(field(page)).toHaveText('Bakes')
  await press(page, 'End')
  await page.keyboard.type(' a b')
  await frame.getByText('Baking on the square').click({ position: { x: 2, y: 8 } })
  await page.keyboard.type('Still ')
  expect(await saved(page, editor)).toEqual([
    '-"name": "Bakes",',
    '+"name": "Bakes a b",',
    '-"name": "Cakes",',
    '+"name": "Cakes & tarts",',
    '-"tagline": "Baking on the square since {ovenYear}",',
    '+"tagline": "Still Baking on the square since {ovenYear}",',
  ])
})

test('a text can be emptied, seen empty, and typed anew', async ({ page, editor: _ }) => {
  const heading = pageIn(page).getByRole('heading', { level: 1 })
  await heading.click()
  await expect(field(page)).toBeFocused()
  await painted(page)
  await press(page, 'ControlOrMeta+a')
  await press(page, 'Delete')
  await press(page, 'Escape')
  await expect(heading).toHaveText(/^\u2003*$/)
  await heading.click()
  await page.keyboard.type('Anew')
  await expect(heading).toHaveText('Anew')
})

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p {color: red}</style></head><body><!--StartFragment-->
<p class=MsoListParagraph style='mso-list:l0'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Rye,
<b style='mso-bidi-font-weight:normal'>dark</b><o:p></o:p></p><p class=MsoListParagraph>Spelt <a href="https://example.com/">here</a><a href="file:///c:/x.doc">!</a></p><!--EndFragment--></body></html>`
const docs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">Plain&nbsp;</span><span style="font-weight:700">heavy</span></p><br /><p><span>second</span></p></b>`

test('of what is pasted the words, bold and links are left', async ({ page, editor: _ }) => {
  const frame = await open(page, '/bread', 'Our bread')
  await frame.getByText('Twenty-four hours').click()
  await expect(field(page)).toBeFocused()
  await painted(page)
  await press(page, 'ControlOrMeta+a')
  await paste(page, docs)
  await expect.poll(() => inner(page)).toBe('Plain <strong>heavy</strong> second')
  const items = frame.getByRole('list').filter({ hasText: 'Poppy seed roll' }).getByRole('listitem')
  await items.nth(1).getByText('Milk').click()
  await expect(field(page)).toHaveText('Milk roll')
  await press(page, 'ControlOrMeta+a')
  await paste(page, word)
  await expect(items).toHaveText(['Poppy seed roll', 'Rye, dark', 'Spelt here!', 'Rye knot'])
  await expect(items.nth(1).locator('strong')).toHaveText('dark')
  await expect(items.nth(2).getByRole('link')).toHaveAttribute('href', 'https://example.com/')
})

function paste(page: Page, html: string): Promise<void> {
  return field(page).evaluate((element, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', copied)
    const options = { clipboardData, bubbles: true, cancelable: true }
    element.dispatchEvent(new ClipboardEvent('paste', options))
  }, html)
}

const inner = (page: Page) => field(page).evaluate((element) => element.innerHTML)

test('by keys alone one goes from part to part, into a text and out', async ({
  page,
  editor: _,
}) => {
  const frame = pageIn(page)
  await frame.getByRole('heading', { level: 1 }).click()
  await expect(field(page)).toBeFocused()
  await press(page, 'Escape')
  await expect(frame.locator('.hero')).toBeFocused()
  await press(page, 'ArrowDown')
  await expect(frame.locator('.announcement')).toBeFocused()
  await press(page, 'Enter')
  await expect(field(page)).toHaveText('New')
  await press(page, 'Tab')
  await expect(field(page)).toHaveText('Rye evenings in spring')
  await painted(page)
  await press(page, 'End')
  await press(page, 'ArrowRight')
  await page.keyboard.type('Come: ')
  await expect(field(page)).toHaveText('Come: Four evenings, eight places at the bench.')
  await press(page, 'Escape')
  await expect(frame.locator('.announcement')).toBeFocused()
})

test('a variable is told apart, and asks what is to become of it', async ({ page, editor: _ }) => {
  await pageIn(page)
    .getByText('Since 1924', { exact: true })
    .click({ position: { x: 5, y: 8 } })
  await field(page).locator('[data-variable]').click()
  await expect(page.getByRole('form', { name: 'Variable “ovenYear”' })).toBeVisible()
})

test('links lead nowhere but with the key for it, and buttons do nothing', async ({
  page,
  editor: _,
}) => {
  const frame = await open(page, '/contact', 'Talk to us')
  await frame.getByRole('button', { name: 'Send' }).click({ position: { x: 3, y: 3 } })
  await expect(frame.getByRole('alert')).toHaveCount(0)
  const menu = frame.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'About' }).click()
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Talk to us')
  await menu.getByRole('link', { name: 'Home' }).click({ modifiers: ['ControlOrMeta'] })
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Bread that takes its time')
})

test('what is composed by an input method is typed once', async ({ page, editor: _ }) => {
  const heading = pageIn(page).getByRole('heading', { level: 1 })
  await heading.click()
  await expect(field(page)).toBeFocused()
  await painted(page)
  await press(page, 'ControlOrMeta+a')
  const client = await page.context().newCDPSession(page)
  for (const text of ['p', 'pa', 'パン'])
    await client.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await client.send('Input.insertText', { text: 'パン' })
  await page.keyboard.type('!')
  await expect(heading).toHaveText('パン!')
})

test('while one types nothing is there that axe objects to', async ({ page, editor: _ }) => {
  await pageIn(page)
    .getByText('Since 1924', { exact: true })
    .click({ position: { x: 5, y: 8 } })
  await expect(field(page)).toBeFocused()
  const { violations } = await new AxeBuilder({ page }).include('iframe').analyze()
  expect(violations).toEqual([])
})

test('a page from right to left is typed into in its own direction', async ({ page, editor }) => {
  editor.write(editor.text().replace('"language": "en-GB"', '"language": "ar"'))
  const frame = pageIn(page)
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl')
  const heading = frame.getByRole('heading', { level: 1 })
  await heading.click()
  await expect(field(page)).toBeFocused()
  await painted(page)
  await press(page, 'ControlOrMeta+a')
  await page.keyboard.insertText('خبز')
  await expect(heading).toHaveText('خبز')
  await press(page, 'End')
  await press(page, 'ArrowLeft') // goes on behind the end, where lines begin at the right
  await expect(field(page)).not.toHaveText('خبز')
  await press(page, 'Escape')
  await save(page)
  const [home] = JSON.parse(editor.text()).pages
  expect(home.blocks[0].title).toBe('خبز')
})
