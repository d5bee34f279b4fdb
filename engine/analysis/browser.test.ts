import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { build, type Rolldown } from 'vite'
import { describe, expect, test } from 'vitest'
import { type Analysis, analyse } from './analyse.ts'

const root = join(import.meta.dirname, '../..')
const bakery = readFileSync(join(root, 'engine/fixtures/bakery/site.manifest.json'), 'utf8')

/** The analysis as one script, made as Vite makes all scripts of a release. */
async function bundled(): Promise<Rolldown.OutputChunk> {
  const made = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      cssCodeSplit: false, // else the script puts the styles into the document
      rolldownOptions: {
        input: join(root, 'engine/analysis/analyse.ts'),
        preserveEntrySignatures: 'strict',
        output: { format: 'iife', name: 'engine', codeSplitting: false },
      },
    },
  })
  const outputs = [made].flat().flatMap((part) => ('output' in part ? part.output : []))
  const [script, ...others] = outputs.filter((output) => output.type === 'chunk')
  if (!script || others.length > 0) throw new Error(`There are ${others.length} other scripts.`)
  return script
}

describe('the analysis in a browser', async () => {
  const { code, moduleIds, imports } = await bundled()

  test('asks for nothing that Node alone has', () => {
    expect(imports).toEqual([])
    // Vite puts an empty module where one of Node's is asked for.
    expect(moduleIds.filter((id) => /^node:|browser-external/.test(id))).toEqual([])
  })

  test.each([
    { what: 'the bakery', text: bakery },
    { what: 'a manifest with mistakes', text: bakery.replaceAll('/bread', '/bred') },
    { what: 'a text that is not JSON', text: bakery.slice(0, -3) },
  ])('says of $what what it says here', ({ text }) => {
    const web = { TextEncoder, TextDecoder, URL, text }
    const said = runInNewContext(
      `${code}; const { findings, site } = engine.analyse('m.json', text); JSON.stringify({ findings, site })`,
      web,
    )
    const { findings, site }: Analysis = analyse('m.json', text)
    expect(said).toBe(JSON.stringify({ findings, site }))
  })
})
