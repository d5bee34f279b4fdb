import { defineCommand } from 'citty'
import type { Editor, EditorOptions } from '../../editor/server/start-editor.ts'
import type { PublishedForms } from '../../engine/analysis/published-forms.ts'
import { startDevServer } from '../../engine/dev/dev-server.ts'
import { openOperator } from '../../supabase/local/operator/open-operator.ts'
import { setForms } from '../../supabase/local/operator/operator-messages.ts'
import { type Backend, startBackend } from '../../supabase/local/start.ts'
import { tunablesIn } from '../../supabase/local/tunables.ts'
import {
  dataArgument,
  manifestArgument,
  openManifest,
  publicFolder,
  resolveGiven,
  resolveSource,
  root,
  siteFolder,
  sourceArgument,
} from '../manifest-argument.ts'
import { portArgument } from '../number-argument.ts'
import { languageOfManifest } from '../site-language.ts'

const data = dataArgument('Database of messages, unless DATABASE_URL names one')

/** Here the schemas can be changed, in the package they are what they are. */
const isOwnSource = import.meta.filename.endsWith('.ts')

export const dev = defineCommand({
  meta: {
    name: 'dev',
    description:
      'Serves the site with hot reload, its editor, its contact back end and the mail it sends.',
  },
  args: {
    manifest: manifestArgument,
    source: sourceArgument,
    port: portArgument(5173),
    data,
  },
  async run({ args }) {
    const log = (words: string) => console.log(words)
    const manifest = await openManifest(args.manifest)
    const source = resolveSource(args.source)
    const dataFolder = resolveGiven(args.data, data)
    if (isOwnSource) await generate(log)
    let backend: Backend | undefined
    const startFunctions = async (siteUrl: string) => {
      const variables = { ...(await languageOfManifest(manifest)), ...tunablesIn(process.env) }
      backend = await startBackend({ siteUrl, dataFolder, log, variables })
      return backend.functionsUrl
    }
    const port = Number(args.port)
    const site = await startDevServer({
      root,
      source,
      site: siteFolder,
      publicFolder,
      manifest,
      dataFolder,
      port,
      startFunctions,
      tellForms: (forms) => void tellForms(forms, dataFolder),
      log,
    }).catch(async (error: unknown) => {
      console.error(wordsOf(error))
      await backend?.stop()
      process.exit(1)
    })
    let editor: Editor | undefined
    const end = (code: number) => {
      editor?.stop()
      void Promise.all([site.stop(), backend?.stop()]).then(() => process.exit(code))
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => end(0))
    void backend?.gaveUp.then((sentence) => {
      console.error(sentence)
      end(1)
    })
    log(`Functions  ${backend?.functionsUrl}/functions/v1`)
    log(`Outbox     ${backend?.outboxUrl}`)
    log(`Site       ${site.url}`)
    editor = await startBeside({ manifest, source, dataFolder })
    if (editor) log(`Editor     ${editor.url}`)
    log('Ctrl-C ends it.')
  },
})

async function generate(log: (words: string) => void): Promise<void> {
  const { writeGenerated } = await import('../../engine/schema-compiler/write-generated.ts')
  for (const name of await writeGenerated(root)) log(`Generated ${name} from the schemas.`)
}

/** The back end that has just been started, and no other that variables may name. */
async function tellForms(forms: PublishedForms, dataFolder: string): Promise<void> {
  try {
    const operator = await openOperator({ dataFolder, variables: {} })
    await setForms(operator, forms).finally(operator.close)
  } catch (error) {
    console.error(`The back end could not be told the site's forms: ${wordsOf(error)}`)
  }
}

/** The editor is loaded when the site stands: who only looks at the site does not wait for it. */
async function startBeside(
  options: Pick<EditorOptions, 'manifest' | 'source' | 'dataFolder'>,
): Promise<Editor | undefined> {
  try {
    const { openEditor } = await import('../open-editor.ts')
    return await openEditor({ ...options, port: 5174 })
  } catch (error) {
    console.error(`The editor was not started: ${wordsOf(error)}`)
    return undefined
  }
}

function wordsOf(error: unknown): unknown {
  return error instanceof Error ? error.message : error
}
