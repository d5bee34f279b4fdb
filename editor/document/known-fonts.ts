import type { CheckOptions } from '../../engine/manifest/check-options.ts'

/** One that is missing is asked for again at most so often, in milliseconds: it may have been installed since. */
const rest = 2000

/**
 * What the check is told of fonts: one counts as installed until it is known that it is not.
 * @param ask whether a font is installed
 * @param onNews called when another answer is to be had
 */
export function knownFonts(
  ask: (name: string) => Promise<boolean>,
  onNews: () => void,
): Required<Pick<CheckOptions, 'hasFont'>> {
  const known = new Map<string, boolean>()
  const lastAsked = new Map<string, number>()
  const look = async (name: string) => {
    if (performance.now() - (lastAsked.get(name) ?? Number.NEGATIVE_INFINITY) < rest) return
    lastAsked.set(name, performance.now())
    const isThere = await ask(name).catch(() => undefined) // the server has gone; it is asked again later
    if (isThere === undefined || isThere === (known.get(name) ?? true)) return
    known.set(name, isThere)
    onNews()
  }
  return {
    hasFont(name) {
      void look(name)
      return known.get(name) ?? true
    },
  }
}
