import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { defineCommand } from 'citty'
import { runCommand } from './run-command.ts'

/** The one command. What a subcommand needs is loaded when it is asked for. */
await runCommand(
  defineCommand({
    meta: {
      name: 'broadsheet',
      version: version(),
      description: 'Makes, edits, checks and publishes a site, in the folder that it is run in.',
    },
    subCommands: {
      new: () => import('./broadsheet/new.ts').then((module) => module.newSite),
      dev: () => import('./broadsheet/dev.ts').then((module) => module.dev),
      build: () => import('./broadsheet/build.ts').then((module) => module.build),
      preview: () => import('./broadsheet/preview.ts').then((module) => module.preview),
      'deploy:check': () =>
        import('./broadsheet/deploy-check.ts').then((module) => module.deployCheck),
      serve: () => import('./broadsheet/serve.ts').then((module) => module.serve),
      check: () => import('./broadsheet/check.ts').then((module) => module.check),
      fix: () => import('./broadsheet/fix.ts').then((module) => module.fix),
      move: () => import('./broadsheet/move.ts').then((module) => module.move),
      edit: () => import('./broadsheet/edit.ts').then((module) => module.edit),
      messages: () => import('./broadsheet/messages.ts').then((module) => module.messages),
      migrate: () => import('./broadsheet/migrate.ts').then((module) => module.migrate),
    },
  }),
)

function version(): string {
  const file = findPackageJSON(import.meta.url)
  if (!file) throw new Error('There is no package.json. This is a bug in Broadsheet.')
  return JSON.parse(readFileSync(file, 'utf8')).version
}
