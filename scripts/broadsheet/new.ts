import { existsSync, readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { defineCommand } from 'citty'
import { type Answers, questions } from '../new/answers.ts'
import { ask } from '../new/ask.ts'
import { siteFiles } from '../new/site-files.ts'
import { hasTexts } from '../new/starter.ts'
import { obstacleIn, writeFolder } from '../new/write-folder.ts'

const answer = (name: keyof Answers, valueHint: string) =>
  ({ type: 'string', valueHint, description: questions[name].words }) as const

/** Where the command was typed. */
const here = process.env.INIT_CWD ?? process.cwd()

export const newSite = defineCommand({
  meta: {
    name: 'new',
    description: 'Makes a site in an empty folder; asks what it is not told.',
  },
  args: {
    folder: {
      type: 'positional',
      required: false,
      description: 'The folder, unless it is this one',
    },
    name: answer('name', 'NAME'),
    language: answer('language', 'TAG'),
    address: answer('address', 'URL'),
    colour: answer('colour', 'COLOUR'),
  },
  async run({ args }) {
    const folder = resolve(here, args.folder ?? '.')
    const obstacle = obstacleIn(folder, here)
    if (obstacle) return refuse(obstacle)
    const { name, language, address, colour } = args
    const asked = await ask(
      { name, language, address, colour },
      { input: process.stdin, output: process.stdout },
    )
    if (asked.mistake !== undefined) return refuse(`${asked.mistake} Nothing was written.`)
    const settings = settingsIn(join(folder, 'package.json'))
    writeFolder(folder, siteFiles({ answers: asked.answers, settings, engine: engineFor(folder) }))
    tell(folder, asked.answers)
  },
})

/** Where a new site has the engine from: as the site or folder that the command is run in, else by its version. */
function engineFor(folder: string): string {
  const { dependencies = {}, devDependencies = {} } = settingsIn(join(here, 'package.json'))
  const known: string | undefined = { ...devDependencies, ...dependencies }.broadsheet
  const path = known?.replace(/^file:/, '')
  if (known && path !== known) return `file:${relative(folder, resolve(here, path ?? ''))}`
  return known ?? settingsIn(findPackageJSON(import.meta.url) ?? '').version
}

function settingsIn(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function tell(folder: string, { name, language }: Answers): void {
  const path = relative(here, folder)
  const isInstalled = existsSync(join(folder, 'node_modules/broadsheet'))
  console.log(`"${name}" is there${path ? `, in ${path}` : ''}: four pages, a menu, a form.`)
  if (!hasTexts(language))
    console.log(`There are no texts in "${language}" yet: they are English, to be written anew.`)
  const steps = [path && `cd ${path}`, !isInstalled && 'npm install', 'npm start']
  console.log(`Next:  ${steps.filter(Boolean).join(' && ')}`)
}

function refuse(words: string): void {
  console.error(words)
  process.exitCode = 1
}
