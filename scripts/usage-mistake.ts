import { parseArgs } from 'node:util'
import type { ArgDef, ArgsDef, CommandDef } from 'citty'
import { didYouMean, suggest } from '../engine/findings/suggest.ts'
import { numberMistake } from './number-argument.ts'

/** What is wrong with a command's arguments, with a pointer to its help; citty itself ignores what it does not know. */
export async function usageMistake<T extends ArgsDef>(
  command: CommandDef<T>,
  typed: string[],
): Promise<string | undefined> {
  const { name = '' } = (await resolved(command.meta)) ?? {}
  return mistakeOf(command, name, typed)
}

async function mistakeOf<T extends ArgsDef>(
  command: CommandDef<T>,
  name: string,
  typed: string[],
): Promise<string | undefined> {
  const subCommands = await resolved(command.subCommands)
  if (!subCommands) {
    const mistake = argumentMistake((await resolved(command.args)) ?? {}, typed)
    return mistake && `${mistake}\nSee "${name} --help".`
  }
  const [first = '', ...rest] = typed
  const subCommand = Object.hasOwn(subCommands, first) && (await resolved(subCommands[first]))
  if (subCommand) return mistakeOf(subCommand, `${name} ${first}`, rest)
  const known = Object.keys(subCommands)
  const mistake = !first
    ? 'A command is missing.'
    : first.startsWith('-')
      ? `There is no option ${first}.`
      : `There is no command "${first}".`
  return `${mistake} ${didYouMean(first, known, `It is one of ${known.join(', ')}.`)}\nSee "${name} --help".`
}

/** The first mistake in the order typed; then whatever is missing. */
function argumentMistake(args: ArgsDef, typed: string[]): string | undefined {
  const definitions = Object.entries(args)
  const flags = definitions.filter(([, { type }]) => type !== 'positional')
  const positionals = definitions.filter(([, { type }]) => type === 'positional')
  const options = Object.fromEntries(
    flags.map(([name, { type }]) => [
      name,
      { type: type === 'boolean' ? type : 'string' } as const,
    ]),
  )
  const { tokens } = parseArgs({ args: typed, options, strict: false, tokens: true })
  let words = 0
  const given = new Set<string>()
  for (const token of tokens) {
    if (token.kind === 'option') {
      const definition = Object.hasOwn(options, token.name) ? args[token.name] : undefined
      const mistake = definition
        ? valueMistake(token.rawName, definition, token.value, token.inlineValue)
        : unknownOption(token.rawName, Object.keys(options))
      if (mistake) return mistake
      given.add(token.name)
    } else if (token.kind === 'positional' && ++words > positionals.length)
      return `"${token.value}" is one word too many. npm passes options on only after "--".`
  }
  const missing =
    positionals.slice(words).find(([, { required }]) => required) ??
    flags.find(([name, { required }]) => required && !given.has(name))
  return missing && `${printed(missing)} is missing.`
}

function unknownOption(rawName: string, names: string[]): string {
  const known = names.map((name) => `--${name}`)
  const near = suggest(rawName, known)
  return `There is no option ${rawName}.${near ? ` Did you mean ${near}?` : ''}`
}

function valueMistake(
  rawName: string,
  definition: ArgDef,
  value: string | undefined,
  isInline: boolean | undefined,
): string | undefined {
  if (definition.type === 'boolean')
    return value === undefined ? undefined : `${rawName} takes no value, and got "${value}".`
  // In `--out --dist` the value is missing; a folder that is really called "--dist" can be given as `--out=--dist`.
  if (!value || (!isInline && value.startsWith('-'))) return `${rawName} needs a value.`
  if (definition.type !== 'enum') return numberMistake(rawName, definition, value)
  const { options = [] } = definition
  if (options.includes(value)) return undefined
  return `${rawName} cannot be "${value}". ${didYouMean(value, options, `It is one of ${options.join(', ')}.`)}`
}

const printed = ([name, { type }]: [string, ArgDef]) =>
  type === 'positional' ? name.toUpperCase() : `--${name}`

/** citty lets a command provide a value, a promise, or a function that returns either. */
async function resolved<V>(given: V | Promise<V> | (() => V) | (() => Promise<V>)): Promise<V> {
  return given instanceof Function ? given() : given
}
