import { pick } from './random.ts'

export interface Visit {
  number: number
  /** The id that the visitor was told, or undefined when the visitor gave up with an error on the screen. */
  id: string | undefined
  /** Ids other than the first: two presses must be one message. */
  otherIds: string[]
  tries: number
}

/** How people press: once, twice at once, in two tabs, or once more after a reload. */
const manners = ['once', 'once', 'once', 'twice', 'two-tabs', 'reload'] as const

/** A text that no other visit has, and that is found in the mail. */
export function textOf(number: number): string {
  return `Message number ${number}.`
}

/** One visitor, who presses again while an error is on the screen. */
export async function visit(number: number, url: string, random: () => number): Promise<Visit> {
  const press = pressUntilTaken(number, url)
  const key = `visit-${number}-first-key`
  const manner = pick(manners, random)
  const first = press(key)
  const presses =
    manner === 'twice'
      ? [first, press(key)]
      : manner === 'two-tabs'
        ? [first, press(`${key}-tab-2`)]
        : [first]
  const results = await Promise.all(presses)
  if (manner === 'reload') results.push(await press(key))
  const ids = [...new Set(results.flatMap(({ id }) => id ?? []))]
  const tries = results.reduce((sum, result) => sum + result.tries, 0)
  return { number, id: ids[0], otherIds: ids.slice(1), tries }
}

const patience = 60

function pressUntilTaken(number: number, url: string) {
  const body = JSON.stringify({
    name: `Visitor ${number}`,
    email: `visitor${number}@example.com`,
    company: '',
    phone: '',
    message: textOf(number),
  })
  return async (key: string): Promise<{ id?: string; tries: number }> => {
    const headers = {
      authorization: 'Bearer local-public-key',
      'content-type': 'application/json',
      'idempotency-key': key,
    }
    for (let tries = 1; tries <= patience; tries++) {
      const id = await tryOnce(url, headers, body)
      if (id !== undefined) return { id, tries }
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
    return { tries: patience }
  }
}

async function tryOnce(
  url: string,
  headers: { [name: string]: string },
  body: string,
): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(15_000),
    })
    const answer: unknown = await response.json()
    if (response.status === 201 && typeof answer === 'object' && answer !== null && 'id' in answer)
      return String(answer.id)
    if (response.status < 500)
      throw new Error(`A good message was refused with ${response.status}.`)
    return undefined
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('A good message')) throw error
    return undefined // killed on the way: the visitor sees the error toast
  }
}
