import { join } from 'node:path'
import { expect, type FrameLocator } from 'playwright/test'
import sharp from 'sharp'
import { test } from './editor.ts'
import type { RunningEditor } from './running-editor.ts'
import { openPage, openSettings, painted, picture, press, save, shownPage } from './screen.ts'

// The tasks of docs/editing.md, each as one does it with nothing but the screen; what is written is exactly what was meant.

interface Manifest {
  site: { variables: { [name: string]: string } }
  navigation: { name: string; href: string }[]
  pages: {
    path: string
    title: string
    blocks: {
      type: string
      tagline: string
      paragraphs: string[]
      cards: {
        title: string
        lists: { heading: string; items: string[]; groups?: { heading: string; count: number }[] }[]
      }[]
    }[]
  }[]
}

const manifestOf = (editor: RunningEditor): Manifest => JSON.parse(editor.text())

function pageAt(editor: RunningEditor, path: string) {
  const page = manifestOf(editor).pages.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`The site has no page ${path}.`)
  return page
}

function blockOf(editor: RunningEditor, path: string, type: string) {
  const block = pageAt(editor, path).blocks.find((candidate) => candidate.type === type)
  if (!block) throw new Error(`${path} has no block ${type}.`)
  return block
}

/** Begins to type at the end of a text. */
async function typeAtEnd(frame: FrameLocator, written: string, words: string): Promise<void> {
  const text = frame.getByText(written)
  await text.click()
  await expect(frame.getByRole('textbox').filter({ hasText: written })).toBeFocused()
  await painted(text.page())
  await press(text.page(), 'ControlOrMeta+End')
  await text.page().keyboard.type(words)
}

test('changes a tagline by typing on the page', async ({ page, editor }) => {
  const { tagline } = blockOf(editor, '/pos', 'banner')
  const frame = await openPage(page, '/pos')
  await frame.getByText(tagline).click()
  await expect(frame.getByRole('textbox').filter({ hasText: tagline })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Every sale counts, also when the line drops.')
  await picture(page, 'tagline')
  await page.keyboard.press('ControlOrMeta+s') // right behind the last letter: it is saved too
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  expect(editor.diff()).toEqual([
    `-"tagline": "${tagline}"`,
    '+"tagline": "Every sale counts, also when the line drops."',
  ])
})

test('makes two words bold and a third a link', async ({ page, editor }) => {
  const { paragraphs } = blockOf(editor, '/about', 'prose')
  const first = paragraphs.find((paragraph) => !/[{*[]/.test(paragraph)) ?? ''
  const words = first.match(/[a-z]{5,}/g) ?? []
  const [one = '', two = ''] = words
  const three = words.find((word, index) => index > 2 && first.split(word).length === 2) ?? ''
  const frame = await openPage(page, '/about')
  const text = frame.getByText(first.slice(0, 40))
  await text.click()
  const typed = frame.getByRole('textbox').filter({ hasText: first.slice(0, 20) })
  await expect(typed).toBeFocused()
  await painted(page)
  const select = async (word: string) => {
    await press(page, 'ControlOrMeta+Home')
    const at = ((await typed.textContent()) ?? '').indexOf(word)
    for (let step = 0; step < at; step++) await page.keyboard.press('ArrowRight')
    for (const _ of word) await page.keyboard.press('Shift+ArrowRight')
    await painted(page)
  }
  for (const word of [one, two]) {
    await select(word)
    await page.keyboard.press('ControlOrMeta+b')
  }
  await select(three)
  await page.keyboard.press('ControlOrMeta+k')
  const target = page.getByRole('combobox', { name: /Leads to a page/ })
  await target.fill('contact')
  await expect(page.getByRole('option').first()).toHaveAccessibleName(/\/contact$/)
  await picture(page, 'bold-and-link')
  await page.getByRole('option').first().click()
  await expect(typed.locator('a')).toHaveText(three)
  await save(page)
  const by = first
    .replace(one, `**${one}**`)
    .replace(two, `**${two}**`)
    .replace(three, `[${three}](/contact)`)
  expect(editor.diff()).toEqual([
    expect.stringContaining(JSON.stringify(first).slice(1, -1)),
    expect.stringContaining(JSON.stringify(by).slice(1, -1)),
  ])
})

test('adds a bullet in the middle of a list', async ({ page, editor }) => {
  const [list] = blockOf(editor, '/pos', 'cards').cards[0]?.lists ?? []
  const [first = ''] = list?.items ?? []
  const frame = await openPage(page, '/pos')
  await typeAtEnd(frame, first, '')
  const fields = page.getByRole('region', { name: 'What is chosen' })
  // Its field is brought into sight at the right, below two folds; the caret stays on the page.
  await expect(fields.locator('[data-pointer$="/cards/0/lists/0/items/0"]')).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.type('A bullet between two others')
  await expect(fields.locator('[data-pointer$="/cards/0/lists/0/items/1"]')).toContainText(
    'two others',
  )
  await picture(page, 'bullet')
  await save(page)
  // The line belongs to the group of the one before: the others stay in theirs.
  const [{ heading = '', count = 0 } = {}] = list?.groups ?? []
  expect(editor.diff()).toEqual([
    `-{ "heading": "${heading}", "count": ${count} },`,
    `+{ "heading": "${heading}", "count": ${count + 1} },`,
    '+"A bullet between two others",',
  ])
})

test('adds a card with an icon', async ({ page, editor }) => {
  const { cards } = blockOf(editor, '/pos', 'cards')
  await openPage(page, '/pos')
  const outline = page.getByRole('region', { name: 'Outline of the page' })
  await outline.getByRole('treeitem', { name: /Cards/ }).click()
  const fields = page.getByRole('region', { name: 'What is chosen' })
  await fields.getByRole('button', { name: 'Add card', exact: true }).click()
  const title = fields.getByRole('textbox', { name: 'Title' }).last()
  await expect(title).toBeFocused() // the new card's
  await title.fill('Unattended sales')
  await fields.getByRole('button', { name: 'Icon', exact: true }).last().press('Enter')
  await page.getByPlaceholder('mail, clock, shield…').fill('fuel')
  await page.getByRole('option', { name: 'fuel', exact: true }).click()
  await picture(page, 'card')
  await expect(shownPage(page).getByRole('heading', { name: 'Unattended sales' })).toBeVisible()
  await save(page)
  const added = blockOf(editor, '/pos', 'cards').cards
  expect(added.slice(0, -1)).toEqual(cards)
  expect(added.at(-1)).toMatchObject({ title: 'Unattended sales', icon: 'fuel', text: 'Text' })
  expect(editor.diff().filter((line) => line.startsWith('-'))).toEqual([])
})

test('adds a page from a template and puts it in the menu', async ({ page, editor }) => {
  const before = manifestOf(editor)
  await page.getByRole('button', { name: 'Add a page' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Opening hours')
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue('/opening-hours')
  await dialog.getByRole('combobox', { name: 'In the menu' }).selectOption('Before “Contact”')
  await picture(page, 'page')
  await dialog.getByRole('button', { name: 'Add the page' }).click()
  await expect(page).toHaveURL(/opening-hours/)
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toHaveText('Opening hours')
  await save(page)
  const after = manifestOf(editor)
  expect(after.navigation).toEqual([
    ...before.navigation.slice(0, -1),
    { name: 'Opening hours', href: '/opening-hours' },
    ...before.navigation.slice(-1), // the button stays at the end
  ])
  expect(after.pages.slice(0, -1)).toEqual(before.pages)
  expect(after.pages.at(-1)).toMatchObject({ path: '/opening-hours', title: 'Opening hours' })
  expect(editor.diff().filter((line) => line.startsWith('-'))).toEqual([])
})

test('moves a page; links follow', async ({ page, editor }) => {
  const before = editor.text()
  await openPage(page, '/tsm')
  const { title } = pageAt(editor, '/tsm')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await pages.getByRole('button', { name: `Actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: /Move/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'New address' }).fill('/trusted-service-manager')
  await picture(page, 'move')
  await dialog.getByRole('button', { name: 'Move the page' }).click()
  await expect(page).toHaveURL(/trusted-service-manager/)
  await save(page)
  const moved = before.replace(/"(?=\/tsm["#])\/tsm/g, '"/trusted-service-manager')
  const { redirects, ...rest } = JSON.parse(editor.text())
  const { redirects: former, ...expected } = JSON.parse(moved)
  expect(rest).toEqual(expected)
  expect(redirects).toEqual([...former, { from: '/tsm', to: '/trusted-service-manager' }])
})

test('changes a figure everywhere', async ({ page, editor }) => {
  const { teams = '' } = manifestOf(editor).site.variables
  const frame = shownPage(page)
  await frame.getByText(teams, { exact: true }).first().click()
  const card = page.getByRole('form', { name: /Variable/ })
  await card.getByRole('textbox').fill('700+')
  await picture(page, 'everywhere')
  await card.getByRole('button', { name: 'Change it everywhere' }).click()
  await expect(frame.getByText('700+', { exact: true }).first()).toBeVisible()
  await save(page)
  expect(editor.diff()).toEqual([`-"teams": "${teams}",`, '+"teams": "700+",'])
})

test('orders the menu anew, by keys alone', async ({ page, editor }) => {
  const before = manifestOf(editor).navigation
  const [first, second, ...others] = before
  await openSettings(page, 'Menu')
  const handle = page.getByRole('button', { name: new RegExp(`^Move ${second?.name}[:,]`) })
  await handle.focus()
  await page.keyboard.press('ArrowUp')
  await expect(handle).toBeFocused()
  await picture(page, 'menu')
  await save(page)
  expect(manifestOf(editor).navigation).toEqual([second, first, ...others])
})

test('mends a broken link from the list of findings', async ({ page, editor }) => {
  const text = editor.text()
  editor.write(text.replace('"href": "/about"', '"href": "/abuot"'))
  await page.getByRole('button', { name: /^Findings: [1-9]/ }).click()
  const finding = page.getByRole('dialog').getByRole('article').filter({ hasText: '/abuot' })
  await expect(finding.first()).toBeVisible()
  await picture(page, 'finding')
  await finding.getByRole('button', { name: 'Use “/about”' }).first().click()
  await expect(finding).toHaveCount(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await save(page)
  expect(editor.text()).toBe(text)
})

test.describe('with files of its own', () => {
  test.use({ ownFiles: true })

  test('puts a picture in', async ({ page, editor }) => {
    const name = 'a-stage-of-a-test'
    const photo = await sharp({
      create: { width: 3000, height: 1500, channels: 3, background: 'teal' },
    })
      .jpeg()
      .toBuffer()
    const outline = page.getByRole('region', { name: 'Outline of the page' })
    await outline.getByRole('treeitem', { name: /Hero/ }).click()
    const fields = page.getByRole('region', { name: 'What is chosen' })
    await fields.getByRole('button', { name: 'Another picture' }).click()
    await page
      .getByLabel('Choose a picture from your files')
      .setInputFiles({ name: 'IMG_1234.JPG', mimeType: 'image/jpeg', buffer: photo })
    await page.getByRole('textbox', { name: 'What does it show?' }).fill(name)
    await picture(page, 'picture')
    await page.getByRole('button', { name: 'Put it in' }).click()
    await expect(page.getByText(`The picture is kept as /${name}.webp`)).toBeVisible({
      timeout: 20_000,
    })
    await save(page)
    expect(editor.diff()).toEqual([
      '-"src": "/flag-us.svg",',
      '-"alt": "Flag of the United States",',
      '-"width": 38,',
      '-"height": 20',
      `+"src": "/${name}.webp",`,
      `+"alt": "${name}",`,
      expect.stringMatching(/^\+"width": \d+,$/),
      expect.stringMatching(/^\+"height": \d+$/),
    ])
    expect(
      (await sharp(join(editor.publicFolder, `${name}.webp`)).metadata()).width,
    ).toBeLessThanOrEqual(1600)
  })
})

test('settles a conflict', async ({ page, editor }) => {
  const { tagline } = blockOf(editor, '/pos', 'banner')
  const frame = await openPage(page, '/pos')
  await typeAtEnd(frame, tagline, ' Mine.')
  await expect(page.getByRole('button', { name: 'Save…' })).toBeVisible()
  editor.write(editor.text().replace(tagline, 'Theirs.'))
  await page.getByRole('button', { name: '1 place to settle' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Theirs.')).toBeVisible()
  await picture(page, 'conflict')
  await dialog.getByRole('button', { name: 'Keep yours' }).click()
  await expect(dialog).toBeHidden()
  await save(page)
  expect(editor.diff()).toEqual([`-"tagline": "${tagline}"`, `+"tagline": "${tagline} Mine."`])
  await typeAtEnd(frame, `${tagline} Mine.`, ' Again.')
  await expect(page.getByRole('button', { name: 'Save…' })).toBeVisible()
  editor.write(editor.text().replace(`${tagline} Mine.`, 'Theirs.'))
  await page.getByRole('button', { name: '1 place to settle' }).click()
  await dialog.getByRole('button', { name: 'Take the file’s' }).click()
  await expect(frame.getByText('Theirs.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
})
