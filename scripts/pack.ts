import { defineCommand } from 'citty'
import { root } from './manifest-argument.ts'
import { makePackage } from './pack/make-package.ts'
import { runCommand } from './run-command.ts'

await runCommand(
  defineCommand({
    meta: {
      name: 'npm run prepack --',
      description: 'Writes lib/, which is what "npm pack" puts into the package.',
    },
    run: () => makePackage(root),
  }),
)
