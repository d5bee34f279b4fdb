import { type ArgsDef, type CommandDef, runMain } from 'citty'
import { usageMistake } from './usage-mistake.ts'

/**
 * Runs a command with the arguments from the command line. If they are not what the command accepts, nothing runs: the
 * mistake is printed with a pointer to --help, and the exit code is 2.
 */
export async function runCommand<T extends ArgsDef>(command: CommandDef<T>): Promise<void> {
  const typed = process.argv.slice(2)
  const isAsked =
    typed.some((word) => word === '--help' || word === '-h') || typed[0] === '--version'
  const mistake = isAsked ? undefined : await usageMistake(command, typed)
  if (mistake === undefined) return runMain(command, { rawArgs: typed })
  console.error(mistake)
  process.exitCode = 2
}
