import { build } from 'vite'
import { clientOptions } from './client-options.ts'

// A process of its own, told the engine's folder, those of the site's source and of the site, and the one that is written.
const [root = '', source = '', site = '', folder = ''] = process.argv.slice(2)
await build(clientOptions({ root, source, site, folder }))
