import type { ArgDef } from 'citty'

interface Range {
  least: number
  most: number
}

/** An option that takes a whole number. citty has no such type, so the value stays a string until the command reads it. */
export function numberArgument(
  initial: number,
  description: string,
  { least = 1, most = Number.MAX_SAFE_INTEGER }: Partial<Range> = {},
) {
  return {
    type: 'string' as const,
    default: String(initial),
    valueHint: 'NUMBER',
    description,
    range: { least, most },
  }
}

/** The port from which a server starts looking for a free one. */
export const portArgument = (initial: number) =>
  numberArgument(initial, 'The first port that is tried', { most: 65_535 })

/** What is wrong with the value of an option made by `numberArgument`. */
export function numberMistake(
  rawName: string,
  definition: ArgDef & { range?: Range },
  value: string,
): string | undefined {
  if (!definition.range) return undefined
  const { least, most } = definition.range
  const isRight = /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most
  const upTo = most === Number.MAX_SAFE_INTEGER ? ` from ${least}` : ` from ${least} to ${most}`
  return isRight ? undefined : `${rawName} must be a whole number${upTo}, and got "${value}".`
}
