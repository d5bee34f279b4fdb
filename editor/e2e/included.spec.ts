import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { diffLines } from 'diff'
import { expect, type Page } from 'playwright/test'
import { test } from './editor.ts'
import type { RunningEditor } from './running-editor.ts'
import { openPage, save } from './screen.ts'

/** Puts each page of the site into a file of its own. */
function spread({ folder, text, write }: RunningEditor): void {
  const { pages, ...rest } = JSON.parse(text())
  for (const page of pages) {
    const file = join(folder, `pages${page.path === '/' ? '/index' : page.path}.json`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(page, null, 2)}\n`)
  }
  const site = { ...rest, pages: { include: 'pages/**/*.json' } }
  write(`${JSON.stringify(site, null, 2)}\n`)
}

/** What each file says, by its name. */
function filesOf({ folder, text }: RunningEditor): { [name: string]: string } {
  const home = join(folder, 'pages')
  const names = readdirSync(home, { recursive: true, encoding: 'utf8' })
  const own = names.filter((name) => name.endsWith('.json'))
  const all = own.map((name) => [`pages/${name}`, readFileSync(join(home, name), 'utf8')])
  return { 'site.manifest.json': text(), ...Object.fromEntries(all) }
}

/** The lines that were taken away and added, by the names of their files. */
function changes(before: { [name: string]: string }, after: { [name: string]: string }) {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
    diffLines(before[name] ?? '', after[name] ?? '').flatMap(({ added, removed, value }) =>
      added || removed
        ? [{ name, is: added ? 'added' : 'gone', lines: value.split('\n').length - 1 }]
        : [],
    ),
  )
}

/** Saves, and waits until the files have it: what an earlier save told may still be on the screen. */
async function saveAll(page: Page): Promise<void> {
  await save(page)
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
}

test('pages in files of their own: each change is saved into its file', async ({
  page,
  editor,
}) => {
  spread(editor)
  await page.goto(editor.url)
  const first = filesOf(editor)

  await test.step('a word that is typed is one line of one file', async () => {
    const frame = await openPage(page, '/pos')
    const { tagline } = JSON.parse(first['pages/pos.json'] ?? '').blocks[0]
    await frame.getByText(tagline).click()
    await expect(frame.getByRole('textbox').filter({ hasText: tagline })).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Typed into a file of its own.')
    await saveAll(page)
    expect(changes(first, filesOf(editor))).toEqual([
      { name: 'pages/pos.json', is: 'gone', lines: 1 },
      { name: 'pages/pos.json', is: 'added', lines: 1 },
    ])
  })

  const second = filesOf(editor)
  await test.step('a page that is added is one new file, and goes with undo', async () => {
    await page.getByRole('button', { name: 'Add a page' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill('Kiosks')
    await page.getByRole('button', { name: 'Add the page' }).click()
    await expect(page).toHaveURL(/\/page\/kiosks$/)
    await saveAll(page)
    const added = changes(second, filesOf(editor))
    expect(added.map(({ name, is }) => [name, is])).toEqual([['pages/kiosks.json', 'added']])
    await page.keyboard.press('ControlOrMeta+z')
    await expect(page.getByRole('navigation', { name: 'Pages' }).getByText('/kiosks')).toHaveCount(
      0,
    )
    await saveAll(page)
    expect(changes(second, filesOf(editor))).toEqual([])
  })

  await test.step('what another hand did to the same place is a choice', async () => {
    const pos = join(editor.folder, 'pages/pos.json')
    const typed = 'Typed into a file of its own.'
    const frame = await openPage(page, '/pos')
    await frame.getByText(typed).click()
    await expect(frame.getByRole('textbox').filter({ hasText: typed })).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Ours.')
    await expect(page.getByRole('button', { name: 'Save…' })).toBeVisible()
    writeFileSync(pos, readFileSync(pos, 'utf8').replace(typed, 'Theirs.'))
    await page.getByRole('button', { name: '1 place to settle' }).click()
    await page.getByRole('button', { name: 'Take the file’s' }).click()
    await expect(frame.getByText('Theirs.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
  })

  await test.step('the text says where its pages are kept', async () => {
    await page.getByRole('link', { name: 'Text' }).click()
    await expect(page.getByText('pages/**/*.json')).toBeVisible()
  })
})
