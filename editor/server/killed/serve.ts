import { join } from 'node:path'
import { startEditor } from '../start-editor.ts'

// A process of its own, to be killed: told the project's folder, that of the site, and the first port.
const [root = '', folder = '', port] = process.argv.slice(2)
const { url } = await startEditor({
  root,
  source: join(folder, 'src'),
  publicFolder: join(folder, 'public'),
  manifest: join(folder, 'site.manifest.json'),
  dataFolder: join(folder, 'data'),
  port: Number(port),
  openClient: async () => folder,
})
console.log(url)
