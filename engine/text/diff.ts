import { createTwoFilesPatch } from 'diff'

/** What changes between two texts, as a unified diff; empty where nothing does. */
export function diff(file: string, before: string, after: string): string {
  if (before === after) return ''
  const patch = createTwoFilesPatch(file, file, before, after, undefined, undefined, { context: 1 })
  return patch.replace(/^(?:Index: .*\n)?=+\n/, '')
}

/** A diff in the colours that a terminal knows. */
export function colourDiff(patch: string): string {
  return patch.replace(/^[-+](?![-+]{2}).*$/gm, (line) => {
    const colour = line.startsWith('+') ? 32 : 31
    return `\u001b[${colour}m${line}\u001b[39m`
  })
}
