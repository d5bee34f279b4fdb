import { writeGenerated } from '../engine/schema-compiler/write-generated.ts'
import { root } from './manifest-argument.ts'

const written = await writeGenerated(root)
console.log(
  written.length ? `Wrote ${written.join(', ')}.` : 'Types and validators are up to date.',
)
