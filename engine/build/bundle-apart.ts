import { text } from 'node:stream/consumers'
import { makeBundle } from './make-bundle.ts'

// A process of its own for the bundler: options in, what was made out, as JSON.
process.stdout.write(JSON.stringify(await makeBundle(JSON.parse(await text(process.stdin)))))
