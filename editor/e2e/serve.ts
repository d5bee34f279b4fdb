import { join } from 'node:path'
import { openClient } from '../build/open-client.ts'
import { startEditor } from '../server/start-editor.ts'

// The project's editor with files of a test's own: told the folder with them and the manifest, and the first port.
const root = join(import.meta.dirname, '../..')
const [folder = '', port] = process.argv.slice(2)
const { url } = await startEditor({
  root,
  source: join(root, 'src'),
  publicFolder: join(folder, 'public'),
  manifest: join(folder, 'site.manifest.json'),
  dataFolder: join(folder, 'data'),
  port: Number(port),
  openClient: () => openClient({ root, source: join(root, 'src') }),
})
console.log(`Editor ${url}`)
