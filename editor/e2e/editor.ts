import { test as base, type Page } from 'playwright/test'
import { type RunningEditor, startEditor } from './running-editor.ts'

interface Fixtures {
  /** The manifest that the test's own copy is made of, from the project's folder. */
  manifest: string
  /** Whether the site's files are copies too. */
  ownFiles: boolean
  /** An editor on a copy of the manifest in a folder of its own; the page has it open. */
  editor: RunningEditor
}

export const test = base.extend<Fixtures>({
  manifest: ['site.manifest.json', { option: true }],
  ownFiles: [false, { option: true }],
  editor: async ({ page, manifest, ownFiles }, use, { parallelIndex }) => {
    const editor = await startEditor(manifest, 5500 + 8 * parallelIndex, ownFiles)
    await skipTour(page)
    await page.goto(editor.url)
    await page.getByRole('navigation', { name: 'View' }).waitFor() // from then on keys are listened to
    await use(editor)
    await editor.end()
  },
})

/** As for somebody who was here before. */
export async function skipTour(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('broadsheet-editor-tour', 'seen'))
}
