// A back end in a namespace of its own: says its address, or why there is none.
import { startBackend } from '../start.ts'

const dataFolder = process.argv[2] ?? ''
try {
  const backend = await startBackend({
    siteUrl: 'http://localhost:5173',
    port: 0,
    dataFolder,
    databaseUrl: '',
    log: () => undefined,
    variables: { LIMIT_PER_SENDER: 'none', LIMIT_PER_FORM: 'none' },
  })
  console.log(backend.functionsUrl)
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
}
