import type { ArgDef, ArgsDef } from 'citty'
import {
  type Filter,
  messageStates,
  readMoment,
} from '../../supabase/local/operator/operator-messages.ts'
import { Mistake } from './with-operator.ts'

/** Which messages are meant. */
export const filters = {
  state: { type: 'enum', options: messageStates, description: 'Only messages in this state' },
  since: {
    type: 'string',
    description: 'From then on: 2026-11-21, 2026-11-21T09:00Z, 30m, 24h or 7d ago',
  },
  until: { type: 'string', description: 'Before then, in the same forms' },
  text: { type: 'string', description: 'A piece of any field, in any case' },
} satisfies ArgsDef
export const id = {
  type: 'positional',
  required: true,
  description: 'The id of the message',
} satisfies ArgDef

type FilterArguments = { [name in 'state' | 'since' | 'until' | 'text']?: string | undefined }

/** @throws {Mistake} for a time that is none */
export function filterOf({ state, since, until, text }: FilterArguments): Omit<Filter, 'limit'> {
  return { state, text, since: moment('--since', since), until: moment('--until', until) }
}

function moment(option: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const found = readMoment(text, Date.now())
  if (found === undefined)
    throw new Mistake(
      `${option} is no time: "${text}". Write 2026-11-21, 2026-11-21T09:00Z, 30m, 24h or 7d.`,
    )
  return found
}

/** @throws {Mistake} for an id that is none */
export function uuid(text: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text))
    throw new Mistake(`"${text}" is no id. "broadsheet messages list" shows them.`)
  return text
}
