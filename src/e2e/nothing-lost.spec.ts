import fc from 'fast-check'
import { changeDocument } from './change-document.ts'
import { contactForm, type entries } from './contact-page.ts'
import { type Fault, test } from './faulty-network.ts'
import { menu } from './menu.ts'
import { isFull } from './paths.ts'
import { expect } from './quiet-test.ts'

const portions = 8
const trials = 25
const client = /\/_assets\/client-/
/** What went wrong once. */
const foundBySeeds = [-1924896389, 414433030, -629026559]

type Act =
  | { does: 'type'; field: keyof typeof entries; text: string }
  | { does: 'change' | 'wake' | 'arrive' | 'press' | 'away' }

const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    does: fc.constant('type' as const),
    field: fc.constantFrom('name', 'email', 'company', 'phone', 'message'),
    text: fc.stringMatching(/^[a-z0-9]{1,8}$/),
  }),
  fc.record({ does: fc.constantFrom('change', 'wake', 'arrive', 'press', 'away') }),
)

const faults: Fault[] = [
  {},
  { times: 1, breakAfter: 300 },
  { times: 2, status: 503 },
  { status: 404 },
]

test.skip(
  !isFull,
  'A search for faults, which may find one anywhere: run by E2E_FULL=1, not for every change.',
)

const courses = [
  ...Array.from({ length: portions }, (_, at) => ({ name: `${at + 1} of ${portions}`, seed: {} })),
  ...foundBySeeds.map((seed) => ({ name: `seed ${seed}`, seed: { seed } })),
]

for (const { name, seed } of courses)
  test(`nothing typed is lost in ${trials} random trials, ${name}: change, type, press, delay, break, go back`, async ({
    page,
    network,
    messages,
  }) => {
    test.setTimeout(trials * 30_000)
    const form = contactForm(page)
    await fc.assert(
      fc.asyncProperty(
        fc.array(acts, { minLength: 2, maxLength: 8 }),
        fc.constantFrom(...faults),
        async (sequence, fault) => {
          const arrival = Promise.withResolvers<void>()
          network.fault(client, { ...fault, until: arrival.promise })
          await page.goto('/contact')
          await page.evaluate(() => sessionStorage.clear())
          await page.goto('/contact')
          const typed = { name: '', email: '', company: '', phone: '', message: '' }
          for (const act of sequence) {
            if (act.does === 'type') {
              await form.fields[act.field].click()
              await page.keyboard.press('End')
              await page.keyboard.insertText(act.text)
              typed[act.field] += act.text
            } else if (act.does === 'change') await changeDocument(page)
            else if (act.does === 'wake') await page.mouse.move(4 + sequence.length, 600)
            else if (act.does === 'arrive') arrival.resolve()
            else if (act.does === 'press') await page.locator('.theme-button').click()
            else {
              await menu(page).link('About').click()
              await expect(page).toHaveURL('/about')
              await page.goBack()
              await expect(page).toHaveURL('/contact')
            }
          }
          arrival.resolve()
          await expect.poll(() => form.read()).toEqual(typed)
        },
      ),
      { numRuns: trials, endOnFailure: true, ...seed },
    )
    messages.splice(0)
  })
