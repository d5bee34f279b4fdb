import { join } from 'node:path'
import { openClient } from '../build/open-client.ts'
import { startEditor } from '../server/start-editor.ts'

// The editor of a site with files of its own, which wears the project's look: told the site's folder, and the first port.
const root = join(import.meta.dirname, '../..')
const [folder = '', port] = process.argv.slice(2)
const { url } = await startEditor({
  root,
  source: join(folder, 'src'),
  manifest: join(folder, 'site.manifest.json'),
  dataFolder: join(folder, 'data'),
  port: Number(port),
  openClient: () => openClient({ root, source: join(root, 'src') }),
})
console.log(`Editor ${url}`)
