import { build } from 'vite'
import { clientOptions } from './client-options.ts'

// A process of its own, told the project's folder, the site's, and the one that is written.
const [root = '', source = '', folder = ''] = process.argv.slice(2)
await build(clientOptions(root, source, folder))
