import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, type Page } from 'playwright/test'
import { test } from './editor.ts'
import type { RunningEditor } from './running-editor.ts'
import { save } from './screen.ts'

const who = ['-c', 'user.name=Ben', '-c', 'user.email=ben@example.com']

function git(editor: RunningEditor, ...args: string[]): string {
  return execFileSync('git', ['-C', editor.folder, ...who, ...args], { encoding: 'utf8' })
}

/** Two versions: in the second the tagline is another. */
function makeVersions(editor: RunningEditor): { before: string; after: string } {
  const before = editor.text()
  const after = before.replace(/("tagline": ")[^"]+/, '$1Quite another tagline')
  git(editor, 'init', '-q')
  git(editor, 'add', 'site.manifest.json')
  git(editor, 'commit', '-qm', 'The first version')
  writeFileSync(editor.file, after)
  git(editor, 'commit', '-qam', 'Another tagline')
  return { before, after }
}

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('a version tells what it changed; the site is brought back, and that is undone', async ({
  page,
  editor,
}) => {
  const { before, after } = makeVersions(editor)
  await choose(page, 'History')
  await page.getByRole('button', { name: 'The first version' }).click()
  await page.getByRole('button', { name: 'Bring the whole site back' }).click()
  await save(page)
  await expect.poll(() => readFileSync(editor.file, 'utf8')).toBe(before)
  await page.keyboard.press('ControlOrMeta+z')
  await save(page)
  await expect.poll(() => readFileSync(editor.file, 'utf8')).toBe(after)
})

test('a page is looked at as it was', async ({ page, editor }) => {
  const { pages, site } = JSON.parse(makeVersions(editor).before)
  const { tagline } = site.variables
  const [home] = pages
  await choose(page, 'History')
  await page.getByRole('button', { name: 'The first version' }).click()
  await page.getByRole('combobox', { name: 'Look at a page as it was' }).selectOption(home.path)
  const then = page.frameLocator(`iframe[title$="as it was"]`)
  await expect(then.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(then.getByRole('contentinfo')).toContainText(tagline)
})

test('what was saved is published with its sentences', async ({ page, editor }) => {
  const { after } = makeVersions(editor)
  git(editor, 'config', 'user.name', 'Ben')
  git(editor, 'config', 'user.email', 'ben@example.com')
  writeFileSync(editor.file, after.replace('Quite another tagline', 'A third tagline'))
  await choose(page, 'Publish')
  const words = page.getByRole('textbox', { name: 'What was changed' })
  await expect(words).toHaveValue(/tagline/)
  const message = await words.inputValue()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Everything that is saved is published.')).toBeVisible()
  expect(git(editor, 'log', '-1', '--format=%B').trim()).toBe(message.trim())
  expect(git(editor, 'status', '--short', 'site.manifest.json')).toBe('')
})

test('the preview is the site as it is here', async ({ page, editor: _ }) => {
  await choose(page, 'Preview to share')
  await page.getByRole('button', { name: 'Build the preview' }).click()
  const link = page.getByRole('link', { name: /^http:/ })
  await expect(link).toBeVisible({ timeout: 60_000 })
  const opened = page.waitForEvent('popup')
  await link.click()
  await expect((await opened).getByRole('heading', { level: 1 })).toBeVisible()
})
