import { defineCommand } from 'citty'
import { writeGenerated } from '../engine/schema-compiler/write-generated.ts'
import { root } from './manifest-argument.ts'
import { runCommand } from './run-command.ts'

await runCommand(
  defineCommand({
    meta: {
      name: 'npm run generate --',
      description: 'Writes the types and validators that follow from the schemas.',
    },
    async run() {
      const written = await writeGenerated(root)
      console.log(
        written.length ? `Wrote ${written.join(', ')}.` : 'Types and validators are up to date.',
      )
    },
  }),
)
