import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeMessageFiles } from './message-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'broadsheet-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

const names = ['cv.pdf', 'CV.pdf', '../cv.pdf', 'سيرة.pdf']
const call = async (name: string, args: { [name: string]: unknown }) =>
  name === 'files_of'
    ? names.map((file, at) => ({ id: `${args.message_id}-${at}`, name: file }))
    : Buffer.from(`bytes of ${args.id}`).toString('base64')

test('files of one name stand beside each other in the folder, for nobody else, and are never written over', async () => {
  const out = join(folder, 'in', 'it')
  const written = await writeMessageFiles({ call }, 'm', out)
  expect(written).toMatchObject({ ok: true })
  expect(readdirSync(out).sort()).toEqual(['CV (2).pdf', 'cv (3).pdf', 'cv.pdf', 'سيرة.pdf'])
  expect(readFileSync(join(out, 'cv (3).pdf'), 'utf8')).toBe('bytes of m-2')
  expect(statSync(join(out, 'cv.pdf')).mode & 0o777).toBe(0o600)
  rmSync(join(out, 'cv.pdf'))
  expect(await writeMessageFiles({ call }, 'n', out)).toMatchObject({
    ok: false,
    existing: [join(out, 'CV (2).pdf'), join(out, 'cv (3).pdf'), join(out, 'سيرة.pdf')],
  })
  expect(readdirSync(out)).not.toContain('cv.pdf')
})
