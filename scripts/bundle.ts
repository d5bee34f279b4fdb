import { defineCommand } from 'citty'
import { openProject } from './open-project.ts'
import { runCommand } from './run-command.ts'

await runCommand(
  defineCommand({
    meta: {
      name: 'node scripts/bundle.ts',
      description: 'A step of the set-up: makes of the source what every command needs.',
    },
    run: async () => {
      await openProject()
    },
  }),
)
