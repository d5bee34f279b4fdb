import { join } from 'node:path'
import { defineCommand } from 'citty'
import { onPath } from './chromium.ts'
import { root } from './manifest-argument.ts'
import { runCommand } from './run-command.ts'
import { runStep } from './run-step.ts'

await runCommand(
  defineCommand({
    meta: {
      name: 'npm run test:firefox --',
      description: 'Runs the tests of the site in Firefox, where it is installed.',
    },
    async run() {
      const firefox = onPath(['firefox', 'firefox-esr'])
      if (!firefox)
        return console.log('Skipped: there is no Firefox here. Debian has it as "firefox-esr".')
      const isBuilt = await runStep(join(root, 'scripts/broadsheet.ts'), ['build'], {
        cwd: root,
        env: process.env,
      })
      const args = ['test', '--config=playwright.firefox.config.ts', '--reporter=dot']
      const options = { cwd: root, env: { ...process.env, FIREFOX: firefox } }
      const hasPassed = await runStep(join(root, 'node_modules/playwright/cli.js'), args, options)
      process.exitCode = isBuilt && hasPassed ? 0 : 1
    },
  }),
)
