import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Edit, edits } from '../fixtures/edited.ts'
import { createRenderer } from '../page/renderer.tsx'
import { isJson } from '../text/is-json.ts'
import { type Analysis, analyse, createAnalyser } from './analyse.ts'

const file = join(import.meta.dirname, '../fixtures/bakery/site.manifest.json')
const bakery = readFileSync(file, 'utf8')
const options = {
  pictureAt: () => ({ width: 1200, height: 630 }),
}

/** All that an analysis says, but its lines, which it makes when it is asked. */
const said = ({ source, ...others }: Analysis) => ({ ...others, text: source.text })

async function rendered({ site }: Analysis): Promise<string[]> {
  if (!site) return []
  const { render } = await createRenderer(site.layout)
  return [...site.pages.slice(0, 2), ...site.pages.slice(-1), site.notFound].map(render)
}

/** The texts that a person sees who edits on and on, and takes an edit back now and then. */
function statesOf(chain: (Edit | 'undo')[]): string[] {
  const states = [bakery]
  const done = [bakery]
  for (const edit of chain) {
    const text = done.at(-1) ?? bakery
    if (edit === 'undo') done.pop()
    else if (isJson(text)) done.push(edit.apply(text))
    else done.pop()
    states.push(done.at(-1) ?? bakery)
  }
  return states
}

test('after any chain of edits, what is remembered and what is fresh are the same', async () => {
  const step = fc.oneof({ weight: 9, arbitrary: edits }, fc.constant<'undo'>('undo'))
  const chains = fc.array(step, { minLength: 1, maxLength: 10, size: 'max' })
  await fc.assert(
    fc.asyncProperty(chains, async (chain) => {
      const analyser = createAnalyser()
      const pairs = statesOf(chain).map((text) => ({
        remembered: analyser('m.json', text, options),
        fresh: analyse('m.json', text, options),
      }))
      for (const { remembered, fresh } of pairs) expect(said(remembered)).toStrictEqual(said(fresh))
      const last = pairs.findLast(({ fresh }) => fresh.site)
      if (last) expect(await rendered(last.remembered)).toEqual(await rendered(last.fresh))
    }),
    { numRuns: 50 },
  )
})
