import type { Finding } from './finding.ts'

/**
 * Leaves out what cascades from another finding: all else on the line of a mistake in the syntax, what comes of
 * values that were made up for wrong ones, and a second finding of one kind at one place.
 * @param sure what the text and the schema say
 * @param judged what rules say of the manifest as it was mended
 * @param made the addresses of values that were made up
 */
export function withoutCascades(sure: Finding[], judged: Finding[], made: Set<string>): Finding[] {
  const brokenLines = new Set(sure.filter(({ code }) => code === 'syntax').map(({ at }) => at.line))
  const told = new Set<string>()
  const isNew = ({ code, at, message }: Finding) => {
    const key = `${code} ${at.line}:${at.column} ${message}`
    return !told.has(key) && told.add(key)
  }
  const isCause = ({ code, at }: Finding) => code === 'syntax' || !brokenLines.has(at.line)
  const isMeant = ({ at }: Finding) => made.size === 0 || !isWithin(at.pointer, made)
  return [...sure.filter(isCause), ...judged.filter(isCause).filter(isMeant)].filter(isNew)
}

function isWithin(pointer: string, made: Set<string>): boolean {
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
    if (made.has(at)) return true
    if (at === '') return false
  }
}
