// A back end in a namespace of its own: says its address, or why there is none.
import { noLimits, startIsolatedBackend } from '../testing/isolated-backend.ts'

const dataFolder = process.argv[2] ?? ''
try {
  const backend = await startIsolatedBackend({ dataFolder, variables: noLimits })
  console.log(backend.functionsUrl)
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
}
