import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { openClient } from '../../editor/build/open-client.ts'
import { openBundle } from '../../engine/bundle/bundle.ts'
import { compile } from './compile.ts'

/** What Vite makes scripts and styles of, as it is. */
const sources = ['editor', 'engine', 'schema', 'src', 'vite.config.ts', 'tsconfig.json']

/** What programs read besides code, and plain programs. */
const others = ['starter', 'supabase', 'scripts/bin.mjs', 'scripts/run-on.mjs']

/** What is there for this project's own tests and measurements. */
const own =
  /(?:^|\/)(?:fixtures|e2e|testing|bench|chaos|fuzz|trials|killed)(?:\/|$)|\.(?:test|test-d|spec)\.tsx?$|\.md$|^src\/(?:blocks|specification\.ts)$|^engine\/schema-compiler\/(?:generate|write-generated|blocks-doc)\.ts$|\/printed-json\.ts$/

/** Programs that are started by their names. */
const programs = [
  'scripts/broadsheet.ts',
  'supabase/functions/deliver-mail/index.ts',
  'supabase/functions/send-contact-email/index.ts',
]

/**
 * Writes the folder that the package consists of: the sources, which Vite reads; what Node runs, as JavaScript, since it strips no
 * types from packages; and the bundle of a site without source of its own, so that no first command waits for it.
 */
export async function makePackage(root: string): Promise<void> {
  const lib = join(root, 'lib')
  rmSync(lib, { recursive: true, force: true })
  for (const name of [...sources, ...others]) copy(root, lib, name)
  for (const name of programs) compile(name, { root, lib, left: own })
  const folders = { root: lib, source: join(lib, 'src') }
  const { client } = await openBundle(folders)
  ship(lib, 'bundle', dirname(client))
  ship(lib, 'editor', await openClient(folders))
  rmSync(join(lib, 'node_modules'), { recursive: true })
}

function copy(root: string, lib: string, name: string): void {
  const filter = (file: string) => {
    const path = relative(root, file)
    return !own.test(path) && !(path.startsWith('supabase/') && path.endsWith('.ts'))
  }
  cpSync(join(root, name), join(lib, name), { recursive: true, filter })
}

/** npm packs no `node_modules`, in which a bundle is otherwise kept. */
function ship(lib: string, kind: string, folder: string): void {
  const shipped = join(lib, 'made', kind)
  mkdirSync(shipped, { recursive: true })
  renameSync(folder, join(shipped, folder.slice(dirname(folder).length + 1)))
}
