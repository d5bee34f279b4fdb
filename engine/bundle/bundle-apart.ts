import { createInterface } from 'node:readline'
import { makeBundle } from './make-bundle.ts'

// A process of its own for the bundler. It is given two lines of JSON, the options and, later, the layout, and
// answers with what was made.
const lines = createInterface(process.stdin)[Symbol.asyncIterator]()
const next = async () => JSON.parse((await lines.next()).value ?? 'null')
const options = await next()
process.stdout.write(JSON.stringify(await makeBundle(options, next(), () => {}, true)))
