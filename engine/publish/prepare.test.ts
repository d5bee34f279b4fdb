import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { showPage } from '../analysis/analyse-page.ts'
import { load } from '../analysis/load.ts'
import { hasErrors } from '../findings/count-findings.ts'
import { damages } from '../fixtures/damaged.ts'
import { filesIn, picturesIn } from '../manifest/picture-files.ts'
import { hasFontIn } from '../theme/fonts/font-package.ts'
import { OpenManifests, pageReader } from './manifest-file.ts'
import { PageThreads } from './page-threads.ts'
import { prepare } from './prepare.ts'
import type { SiteText } from './site-text.ts'

const fixtures = join(import.meta.dirname, '../fixtures')
const bakery: Uint8Array = readFileSync(join(fixtures, 'bakery/site.manifest.json'))
const root = join(import.meta.dirname, '../..')
const publicFolder = join(root, 'public')
const files = {
  pictureAt: picturesIn(publicFolder),
  fileExists: filesIn(publicFolder),
  hasFont: hasFontIn(root),
}
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-prepare-'))
const manifest = join(folder, 'site.manifest.json')
const manifests = new OpenManifests()
const threads = new PageThreads({ pageThread: '', workers: 1 })

afterAll(() => rmSync(folder, { recursive: true }))

/** What is rendered of a site whose pages are still text. */
function shownIn({ globals, file, ranges }: SiteText) {
  const textAt = pageReader(file, ranges)
  const { layout, notFound, languages, context } = globals
  const pages = Array.from({ length: ranges.length / 2 }, (_, page) =>
    showPage(textAt(page), context),
  )
  return { layout, pages, notFound, languages }
}

async function expectBothToAgree(bytes: Uint8Array) {
  writeFileSync(manifest, bytes)
  const { site, findings } = await load(manifest, files)
  const built = await prepare(
    { root, manifest, manifests, publicFolder, threads, bundle: { key: '' } },
    undefined,
  )
  expect(built.site === undefined).toBe(hasErrors(findings))
  if (!built.site) expect(built.findings).toEqual(findings)
  else expect(shownIn(built.site)).toStrictEqual(site)
  manifests.close()
}

describe('check has an error exactly when build refuses', () => {
  const broken = readdirSync(join(fixtures, 'broken')).filter((name) => name.endsWith('.json'))

  test.each(broken)('%s', async (name) => {
    await expectBothToAgree(readFileSync(join(fixtures, 'broken', name)))
  })

  test('whatever is done to a manifest', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(damages, { minLength: 1, maxLength: 3 }), async (chain) => {
        await expectBothToAgree(chain.reduce((bytes, { apply }) => apply(bytes), bakery))
      }),
      { numRuns: 150 },
    )
  })
})
