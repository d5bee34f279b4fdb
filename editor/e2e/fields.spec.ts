import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'
import sharp from 'sharp'
import { test } from './editor.ts'
import { openSettings, painted, press } from './screen.ts'

/** Opens a page of the site with one of its blocks chosen. */
async function choose(page: Page, path: string | RegExp, block: RegExp) {
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: path }).click()
  await page
    .getByRole('region', { name: 'Outline of the page' })
    .getByRole('treeitem', { name: block })
    .click()
}

/** Opens a page with its head at the right. */
async function openAcquiring(page: Page) {
  await page.getByRole('link', { name: '/acquiring' }).first().click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(/^Merchant/)
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
}

test('typing into a field keeps the caret, and writes the one word', async ({ page, editor }) => {
  await choose(page, '/acquiring', /Banner/)
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.press('Home')
  await title.pressSequentially('Modern ')
  await expect(title).toBeFocused()
  await expect(title).toHaveValue('Modern Merchant Acquiring')
  await expect(
    page.frameLocator('iframe').getByRole('heading', { name: 'Modern Merchant Acquiring' }),
  ).toBeVisible()
  await save(page)
  expect(editor.diff()).toEqual([
    '-"title": "Merchant Acquiring",',
    '+"title": "Modern Merchant Acquiring",',
  ])
})

test('an icon is found by its name, and taken by keys', async ({ page, editor }) => {
  await choose(page, '/acquiring', /Cards/)
  await page.getByRole('button', { name: 'Icon', exact: true }).click()
  await expect(page.getByText(/of 2,147 shown/)).toBeVisible()
  await page.getByLabel('Search icons').fill('mail check')
  await expect(page.getByRole('option')).toHaveText(['mail-check'])
  await press(page, 'Enter')
  await expect(page.getByRole('button', { name: 'Icon', exact: true })).toContainText('mail-check')
  await save(page)
  expect(editor.diff()).toEqual(['-"icon": "store",', '+"icon": "mail-check",'])
})

test('a link is chosen from the pages by their titles', async ({ page, editor }) => {
  await choose(page, /where there is no page/, /Not found/)
  const link = page.getByRole('combobox', { name: 'Link' }).first()
  await link.fill('tools')
  await page
    .getByRole('option', { name: /\/tools/ })
    .first()
    .click()
  await expect(link).toHaveValue('/tools')
  await expect(page.getByText(/Leads to “.*Tools/)).toBeVisible()
  await save(page)
  expect(editor.diff()).toEqual(['-"href": "/"', '+"href": "/tools"'])
})

test('an address is completed as it was meant', async ({ page, editor: _ }) => {
  await choose(page, /where there is no page/, /Not found/)
  const link = page.getByRole('combobox', { name: 'Link' }).first()
  await link.fill('www.example.com')
  await expect(link).toHaveAttribute('aria-expanded', 'true') // the list lies over what is pressed next
  await press(page, 'Escape')
  await expect(link).toHaveAttribute('aria-expanded', 'false')
  await page.getByRole('button', { name: 'Use https://www.example.com' }).click()
  await expect(link).toHaveValue('https://www.example.com')
})

test('items of a list are added, moved and removed by keys alone', async ({ page, editor }) => {
  await openAcquiring(page)
  const words = page.getByRole('group', { name: 'Keywords' })
  const items = words.getByRole('textbox')
  const before = await items.evaluateAll((all: HTMLTextAreaElement[]) =>
    all.map((one) => one.value),
  )
  await items.first().focus()
  await press(page, 'Enter')
  await expect(items.nth(1)).toBeFocused()
  await page.keyboard.type('chargebacks')
  await expect(items.nth(1)).toHaveValue('chargebacks')
  const handle = words.getByRole('button', { name: /^Move chargebacks/ })
  await handle.focus()
  await press(page, 'ArrowUp')
  await expect(handle).toBeFocused()
  await expect(items.first()).toHaveValue('chargebacks')
  await expect(page.getByText('chargebacks is now 1 of')).toBeAttached()
  await items.first().fill('')
  await press(page, 'Backspace')
  await expect(items).toHaveCount(before.length)
  await expect(items.first()).toHaveValue(before[0] ?? '')
  expect(editor.diff()).toEqual([])
})

test('words are made bold in a field, as they look', async ({ page, editor }) => {
  await choose(page, '/acquiring', /Banner/)
  const tagline = page.getByRole('textbox', { name: 'Tagline' })
  await tagline.click()
  await painted(page)
  await press(page, 'End')
  await press(page, 'ControlOrMeta+b')
  await page.keyboard.type(' Every one.')
  await expect(tagline.locator('strong')).toHaveText('Every one.')
  await save(page)
  expect(editor.diff().at(-1)).toMatch(/\*\* Every one\.\*\*"$/)
})

test('a list is reordered by dragging', async ({ page, editor: _ }) => {
  await openAcquiring(page)
  const words = page.getByRole('group', { name: 'Keywords' })
  const [first, second] = await words
    .getByRole('textbox')
    .evaluateAll((all: HTMLTextAreaElement[]) => all.map((one) => one.value))
  const handles = words.getByRole('button', { name: /^Move / })
  await handles.first().hover()
  await page.mouse.down()
  const below = await handles.nth(1).boundingBox()
  await page.mouse.move((below?.x ?? 0) + 8, (below?.y ?? 0) + (below?.height ?? 0), { steps: 4 })
  await page.mouse.up()
  await expect(words.getByRole('textbox').first()).toHaveValue(second ?? '')
  await expect(words.getByRole('textbox').nth(1)).toHaveValue(first ?? '')
})

test('a field that need not be there is added and removed', async ({ page, editor }) => {
  await choose(page, '/acquiring', /Cards/)
  const before = editor.text()
  await page.getByRole('button', { name: 'Add Anchor' }).click()
  const anchor = page.getByRole('textbox', { name: 'Anchor' })
  await anchor.fill('all')
  await expect(anchor).toHaveValue('all')
  await page.getByRole('button', { name: 'Remove Anchor' }).click()
  await expect(anchor).toHaveCount(0)
  expect(editor.text()).toBe(before)
})

test('what is wrong with a field is said beside it, and mended there', async ({ page, editor }) => {
  await openAcquiring(page)
  const title = page.getByRole('textbox', { name: 'Title' })
  const before = await title.inputValue()
  await title.fill(`${before} by {{brand}}`)
  await expect(title).toHaveAccessibleDescription(/a brace too many/)
  const field = page.getByRole('region', { name: 'What is chosen' })
  await field.getByRole('button', { name: /^Mend it: / }).click()
  await expect(title).toHaveValue(`${before} by {brand}`)
  expect(editor.diff()).toEqual([])
})

test.describe('of a list of pages', () => {
  test.use({ manifest: 'engine/fixtures/observatory/site.manifest.json' })

  test('a number is emptied on the way to another, and only that is written', async ({
    page,
    editor,
  }) => {
    await choose(page, /\/news$/, /List/)
    const number = page.getByRole('spinbutton', { name: 'On each page' })
    await expect(number).toHaveValue('5')
    await number.press('End')
    await press(page, 'Backspace')
    await expect(number).toHaveValue('')
    await number.pressSequentially('12')
    await expect(number).toHaveValue('12')
    await save(page)
    expect(editor.diff()).toEqual([
      expect.stringMatching(/^-.*"perPage": 5/),
      expect.stringMatching(/^\+.*"perPage": 12/),
    ])
  })
})

test('the menu is reordered by keys', async ({ page, editor }) => {
  await page.goto(new URL('/_editor/settings/menu', editor.url).href)
  const handle = page.getByRole('button', { name: /^Move Fraud:/ })
  await handle.press('ArrowUp')
  await expect(page.getByText('Fraud is now number 8 of the menu.')).toBeAttached()
  await expect(handle).toBeFocused()
  await handle.press('ArrowRight')
  await expect(page.getByText('Fraud is now number 1 in the menu of AFC.')).toBeAttached()
  await handle.press('ArrowLeft')
  await expect(page.getByText('Fraud is now number 8 of the menu.')).toBeAttached()
  await expect(handle).toBeFocused()
  await save(page)
  expect(editor.diff()).toHaveLength(8)
})

test('a page’s head is shown as others will show it, its drawing in the colour it gets', async ({
  page,
  editor: _,
}) => {
  await openAcquiring(page)
  const result = page.getByRole('figure', { name: 'As a search result' })
  await page.getByRole('textbox', { name: 'Title' }).fill('Short')
  await expect(result).toContainText('Short | Tillmark')
  await page.getByRole('textbox', { name: 'Title' }).fill('W'.repeat(60))
  await expect(result).toContainText('the rest is cut')
  await expect(page.getByRole('figure', { name: 'When it is shared' })).toContainText('WWWW')
  await page.getByText('Magenta', { exact: true }).click()
  const drawing = page.frameLocator('iframe[title^="Page"]').locator('.art').first()
  await expect(drawing).toHaveAttribute('src', '/_art/acquiring.svg?hue=312')
})

test('a variable gets another name, and the texts that name it follow', async ({
  page,
  editor,
}) => {
  const before = editor.text()
  const names = Object.keys(JSON.parse(before).site.variables)
  const name = names.find((each) => before.includes(`{${each}}`)) ?? ''
  await page.goto(new URL('/_editor/settings/variables', editor.url).href)
  await page.getByRole('button', { name: `Rename ${name}`, exact: true }).click()
  await page.getByRole('textbox', { name: `New name of ${name}` }).fill('renamed')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Rename renamed', exact: true })).toBeVisible()
  await save(page)
  const after = before.replaceAll(`{${name}}`, '{renamed}').replace(`"${name}":`, '"renamed":')
  expect(editor.text()).toBe(after)
})

test.describe('a picture', () => {
  test.use({ ownFiles: true })

  test('is pasted, dropped or chosen, made small, and named for what it shows', async ({
    page,
    editor,
  }) => {
    await page.goto(new URL('/_editor/settings/site', editor.url).href)
    const logo = page.getByRole('group', { name: 'Logo' })
    await logo.getByRole('button', { name: /picture/ }).click()
    const bytes = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(4000, 4000)
      canvas.getContext('2d')?.fillRect(0, 0, 2000, 3000)
      const blob = await canvas.convertToBlob({ type: 'image/png' })
      return [...new Uint8Array(await blob.arrayBuffer())]
    })
    const taken = await page.evaluateHandle((bytes) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], 'IMG_1.png', { type: 'image/png' }))
      return data
    }, bytes)
    const words = page.getByLabel('What does it show?')
    const another = page.getByRole('button', { name: 'Another one' })
    await page.evaluate((clipboardData) => {
      const options = { clipboardData, bubbles: true, cancelable: true }
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', options))
    }, taken)
    await expect(words).toBeFocused()
    await expect(page.getByText('What was copied is no block')).toBeHidden()
    await another.click()
    await page
      .getByText('Choose a picture from your files')
      .dispatchEvent('drop', { dataTransfer: taken })
    await expect(words).toBeFocused()
    await another.click()
    await page
      .getByLabel('Choose a picture from your files')
      .setInputFiles({ name: 'IMG_1.png', mimeType: 'image/png', buffer: Buffer.from(bytes) })
    await words.fill('A white square of a test')
    await page.getByRole('button', { name: 'Put it in' }).click()
    await expect(logo).toContainText('/a-white-square-of-a-test.webp')
    await save(page)
    expect(editor.diff()).toContain('+"src": "/a-white-square-of-a-test.webp",')
    expect(editor.diff()).toContain('+"alt": "A white square of a test",')
    const file = join(editor.publicFolder, 'a-white-square-of-a-test.webp')
    const { width } = await sharp(readFileSync(file)).metadata()
    expect(width).toBeLessThanOrEqual(1600)
  })
})

const screens = [
  { at: 'page/acquiring?part=1', has: 'Title', colorScheme: 'light' },
  { at: 'page/acquiring?part=1', has: 'Title', colorScheme: 'dark' },
  { at: 'settings/menu', has: 'Move Home: arrow keys or dragging', colorScheme: 'light' },
  { at: 'settings/variables', has: 'tagline', colorScheme: 'dark' },
] as const

for (const { at, has, colorScheme } of screens)
  test(`${at} has nothing that axe objects to, ${colorScheme}`, async ({ page, editor }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(new URL(`/_editor/${at}`, editor.url).href)
    await expect(page.getByLabel(has, { exact: true }).first()).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
    expect(violations).toEqual([])
  })

test('another look is one line; what cannot be read, and a font that is missing, are said at once', async ({
  page,
  editor,
}) => {
  await openSettings(page, 'Site')
  const settings = page.getByRole('main')
  await settings.getByRole('combobox', { name: 'Look' }).selectOption('Hearth')
  await settings.getByRole('button', { name: 'Add Colours' }).click()
  await settings.getByRole('textbox', { name: 'Main colour', exact: true }).fill('#ffdd00')
  await expect(
    settings.getByText(/^Text in "#ffdd00" has a contrast of .*many cannot read/),
  ).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(settings.getByText(/has a contrast of/)).toBeHidden()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(settings.getByRole('button', { name: 'Add Colours' })).toBeVisible()
  await settings.getByRole('button', { name: 'Add Fonts' }).click()
  await settings.getByRole('button', { name: 'Add Font of texts' }).click()
  await settings.getByRole('textbox', { name: 'Font of texts' }).fill('@fontsource/nobody')
  await expect(settings.getByText(/"@fontsource\/nobody" is not installed/)).toBeVisible()
  await settings.getByRole('button', { name: 'Remove Fonts' }).click()
  await save(page)
  expect(editor.diff()).toEqual(['-"preset": "engraved"', '+"preset": "hearth"'])
})

test('what is found of the whole site leads to where that is set', async ({ page, editor }) => {
  const colours = '"preset": "engraved", "colours": { "main": "#0b6e69" }'
  editor.write(editor.text().replace('"preset": "engraved"', colours)) // beside a named colour
  await page.getByRole('button', { name: /^Findings:.* 1 warning/ }).click()
  const finding = page.getByRole('article').filter({ hasText: 'are seen nowhere' })
  await finding.getByRole('button', { name: 'Show me' }).click()
  await expect(page.getByRole('heading', { name: 'Site', level: 2 })).toBeVisible()
  await expect(page.getByRole('main').getByText(/are seen nowhere/)).toBeInViewport()
})
