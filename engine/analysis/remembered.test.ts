import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Edit, edits } from '../fixtures/edited.ts'
import { withNear } from '../near/with-near.ts'
import { createRenderer } from '../page/renderer.tsx'
import { isJson } from '../text/is-json.ts'
import { type Analysis, analyse, createAnalyser } from './analyse.ts'
import { nearOf } from './near-of.ts'

/** A shop, and a site whose pages list each other. */
const [bakery = '', observatory = ''] = ['bakery', 'observatory'].map((name) =>
  readFileSync(join(import.meta.dirname, `../fixtures/${name}/site.manifest.json`), 'utf8'),
)
const options = {
  pictureAt: () => ({ width: 1200, height: 630 }),
}

/** All that an analysis says, but its lines, which it makes when it is asked. */
const said = ({ source, ...others }: Analysis) => ({ ...others, text: source.text })

/** Some pages with what others say that they show. */
async function rendered(analysis: Analysis): Promise<string[]> {
  const { site } = analysis
  if (!site) return []
  const { render } = await createRenderer(site.layout)
  const pages = [...site.pages.slice(0, 2), ...site.pages.slice(-1), site.notFound]
  return pages.map((page) => render(withNear(page, nearOf(analysis, page.path))))
}

/** The texts that a person sees who edits on and on, and takes an edit back now and then. */
function statesOf(chain: (Edit | 'undo')[], first: string): string[] {
  const states = [first]
  const done = [first]
  for (const edit of chain) {
    const text = done.at(-1) ?? first
    if (edit === 'undo') done.pop()
    else if (isJson(text)) done.push(edit.apply(text))
    else done.pop()
    states.push(done.at(-1) ?? first)
  }
  return states
}

test('after any chain of edits, what is remembered and what is fresh are the same', async () => {
  const step = fc.oneof({ weight: 9, arbitrary: edits }, fc.constant<'undo'>('undo'))
  const chains = fc.array(step, { minLength: 1, maxLength: 10, size: 'max' })
  await fc.assert(
    fc.asyncProperty(chains, fc.constantFrom(bakery, observatory), async (chain, first) => {
      const analyser = createAnalyser()
      const pairs = statesOf(chain, first).map((text) => ({
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
