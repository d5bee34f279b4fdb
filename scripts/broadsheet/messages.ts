import { writeFile } from 'node:fs/promises'
import { type ArgDef, type ArgsDef, defineCommand } from 'citty'
import { counted } from '../../engine/text/counted.ts'
import { writeMessageFiles } from '../../supabase/local/operator/message-files.ts'
import {
  erasePerson,
  listMessages,
  setForms,
  showMessage,
} from '../../supabase/local/operator/operator-messages.ts'
import {
  exportAsCsv,
  exportAsJson,
  listAsJson,
  listAsText,
  messageAsText,
} from '../../supabase/local/operator/print-messages.ts'
import {
  manifestArgument,
  publicFolder,
  resolveGiven,
  resolveManifest,
  root,
} from '../manifest-argument.ts'
import { filterOf, filters, id, uuid } from '../messages/arguments.ts'
import { Mistake, withOperator } from '../messages/with-operator.ts'
import { numberArgument } from '../number-argument.ts'
import { openProject } from '../open-project.ts'

const format = {
  type: 'enum',
  options: ['text', 'json'],
  default: 'text',
  description: 'json for scripts',
} satisfies ArgDef
const common = {
  format,
  data: {
    type: 'string',
    default: '.data',
    description: 'Data folder of this machine, unless DATABASE_URL names a database',
  },
} satisfies ArgsDef

const list = defineCommand({
  meta: { name: 'list', description: 'Lists messages, newest first' },
  args: {
    ...common,
    ...filters,
    limit: numberArgument(100, 'How many at most', { most: 9_999_999 }),
  },
  run: ({ args }) =>
    withOperator(args.data, async (operator) => {
      const messages = await listMessages(operator, {
        ...filterOf(args),
        limit: Number(args.limit),
      })
      console.log(args.format === 'json' ? listAsJson(messages) : listAsText(messages))
    }),
})

const show = defineCommand({
  meta: {
    name: 'show',
    description: 'Shows one message with the state of its mail',
  },
  args: { id, ...common },
  run: ({ args }) =>
    withOperator(args.data, async (operator) => {
      const message = await showMessage(operator, uuid(args.id))
      if (!message) throw new Mistake(`There is no message ${args.id}.`)
      console.log(
        args.format === 'json' ? JSON.stringify({ message }, null, 2) : messageAsText(message),
      )
    }),
})

const files = defineCommand({
  meta: { name: 'files', description: 'Writes the files of a message into a folder' },
  args: {
    id,
    ...common,
    out: { type: 'string', required: true, description: 'The folder; nothing is written over' },
  },
  run: ({ args }) =>
    withOperator(args.data, async (operator) => {
      const done = await writeMessageFiles(
        operator,
        uuid(args.id),
        resolveGiven(args.out, { default: '' }),
      )
      if (!done.ok)
        throw new Mistake(`${done.existing.join(', ')}: there already. Nothing was written.`)
      if (done.written.length === 0) throw new Mistake(`Message ${args.id} has no files.`)
      console.log(
        args.format === 'json'
          ? JSON.stringify({ written: done.written })
          : `Wrote ${done.written.join(', ')}.`,
      )
    }),
})

const retry = defineCommand({
  meta: {
    name: 'retry',
    description: 'Makes a dead or waiting mail due now, for another 72 h',
  },
  args: { id, ...common },
  run: ({ args }) =>
    withOperator(args.data, async ({ call }) => {
      const state = await call('retry_message', { id: uuid(args.id) })
      if (state === null)
        throw new Mistake(
          `Message ${args.id} is sent, being sent, or not there. Nothing was changed.`,
        )
      console.log(
        args.format === 'json'
          ? JSON.stringify({ id: args.id, state })
          : `Message ${args.id} will be mailed within a minute.`,
      )
    }),
})

const exportAll = defineCommand({
  meta: {
    name: 'export',
    description: 'Writes messages with all their fields as CSV or JSON',
  },
  args: {
    ...common,
    ...filters,
    format: {
      type: 'enum',
      options: ['csv', 'json'],
      default: 'csv',
      description: 'How it is written',
    },
    out: { type: 'string', description: 'A file instead of the terminal' },
  },
  run: ({ args }) =>
    withOperator(args.data, async (operator) => {
      const messages = await listMessages(operator, { ...filterOf(args), limit: null })
      const text = args.format === 'json' ? `${exportAsJson(messages)}\n` : exportAsCsv(messages)
      if (args.out) await writeFile(args.out, text, { mode: 0o600 })
      else process.stdout.write(text)
      if (args.out) console.log(`Wrote ${counted(messages.length, 'message')} to ${args.out}.`)
    }),
})

const erase = defineCommand({
  meta: {
    name: 'erase',
    description: "Deletes one person's messages, for good",
  },
  args: {
    ...common,
    email: { type: 'string', required: true, description: "The person's address" },
  },
  run: ({ args }) =>
    withOperator(args.data, async (operator) => {
      const erased = await erasePerson(operator, args.email)
      console.log(
        args.format === 'json'
          ? JSON.stringify({ erased })
          : `Erased ${counted(erased, 'message')}. Mails that were sent are in the mailbox still, and backups keep theirs.`,
      )
    }),
})

const forms = defineCommand({
  meta: {
    name: 'forms',
    description: 'Tells the back end which forms the manifest declares; after each change of them',
  },
  args: { ...common, manifest: manifestArgument },
  run: ({ args }) =>
    withOperator(args.data, async (operator) => {
      const { engine } = await openProject()
      const file = resolveManifest(args.manifest)
      const { globals, findings } = await engine.load(file, engine.checkOptions(root, publicFolder))
      if (!globals || engine.hasErrors(findings))
        throw new Mistake(
          'The manifest has errors; "broadsheet check" tells them. Nothing was changed.',
        )
      const count = await setForms(operator, globals.forms)
      console.log(
        args.format === 'json'
          ? JSON.stringify({ forms: Object.keys(globals.forms) })
          : `The back end knows ${counted(count, 'declared form')} now.`,
      )
    }),
})

export const messages = defineCommand({
  meta: {
    name: 'messages',
    description: 'What visitors sent with the contact form. Works while the site runs.',
  },
  subCommands: { list, show, files, retry, export: exportAll, erase, forms },
})
