import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineCommand } from 'citty'
import { expect, test } from 'vitest'
import { root } from './manifest-argument.ts'
import { numberArgument, portArgument } from './number-argument.ts'
import { usageMistake } from './usage-mistake.ts'

const bake = defineCommand({
  meta: { name: 'npm run bake --' },
  args: {
    bread: { type: 'positional', required: true },
    oven: { type: 'string', default: 'left' },
    crust: { type: 'enum', options: ['soft', 'hard'] },
    seeds: { type: 'boolean' },
    port: portArgument(5173),
    loaves: numberArgument(1, 'How many', { most: 40 }),
  },
})
const shop = defineCommand({
  meta: { name: 'npm run shop --' },
  subCommands: {
    bake,
    close: defineCommand({ args: { note: { type: 'string', required: true } } }),
  },
})

test.each([
  'rye',
  'rye --oven right --crust=soft --seeds --loaves 40',
  '--oven=--left rye',
  '--seeds rye --port 8080',
])('"%s" is taken', async (typed) => {
  expect(await usageMistake(bake, typed.split(' '))).toBeUndefined()
})

test.each([
  ['rye --ovn right', 'There is no option --ovn. Did you mean --oven?'],
  ['rye --manifest x', 'There is no option --manifest.'],
  ['rye -o x', 'There is no option -o.'],
  ['rye --no-seeds', 'There is no option --no-seeds. Did you mean --seeds?'],
  ['rye --__proto__ x', 'There is no option --__proto__.'],
  ['rye wheat', '"wheat" is one word too many. npm passes options on only after "--".'],
  ['rye -- wheat', '"wheat" is one word too many. npm passes options on only after "--".'],
  ['rye --oven', '--oven needs a value.'],
  ['rye --oven --seeds', '--oven needs a value.'],
  ['rye --oven=', '--oven needs a value.'],
  ['rye --seeds=yes', '--seeds takes no value, and got "yes".'],
  ['rye --crust sof', '--crust cannot be "sof". Did you mean "soft"? It is one of soft, hard.'],
  ['rye --port http', '--port must be a whole number from 1 to 65535, and got "http".'],
  ['rye --port 65536', '--port must be a whole number from 1 to 65535, and got "65536".'],
  ['rye --loaves 1.5', '--loaves must be a whole number from 1 to 40, and got "1.5".'],
  ['rye --loaves 0', '--loaves must be a whole number from 1 to 40, and got "0".'],
  ['--seeds', 'BREAD is missing.'],
])('"%s" is refused', async (typed, mistake) => {
  expect(await usageMistake(bake, typed.split(' '))).toBe(
    `${mistake}\nSee "npm run bake -- --help".`,
  )
})

test.each([
  ['', 'A command is missing. It is one of bake, close.\nSee "npm run shop -- --help".'],
  [
    'bak rye',
    'There is no command "bak". Did you mean "bake"? It is one of bake, close.\nSee "npm run shop -- --help".',
  ],
  ['close', '--note is missing.\nSee "npm run shop -- close --help".'],
  ['bake rye --oven', '--oven needs a value.\nSee "npm run shop -- bake --help".'],
])('with commands below it, "%s" is refused', async (typed, mistake) => {
  expect(await usageMistake(shop, typed.split(' ').filter(Boolean))).toBe(mistake)
})

test('of three commands in a row, the last one is judged', async () => {
  const street = defineCommand({ meta: { name: 'street' }, subCommands: { shop } })
  expect(await usageMistake(street, ['shop', 'bake'])).toBe(
    'BREAD is missing.\nSee "street shop bake --help".',
  )
})

test('with commands below it, what those take is taken', async () => {
  expect(await usageMistake(shop, ['bake', 'rye', '--seeds'])).toBeUndefined()
})

const scripts: { [name: string]: string } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
).scripts

test.each(Object.entries(scripts))('%s refuses what it does not know', (_name, command) => {
  const [file] = command.replace(/^node scripts\/setup\.mjs /, '').split(' ')
  expect(readFileSync(join(root, `scripts/${file}.ts`), 'utf8')).toContain('\nawait runCommand(')
})

test('a mistyped option ends a command with 2, and nothing is done', () => {
  const { status, stdout, stderr } = run('build', '--manifst', 'x')
  expect(stderr).toBe(
    'There is no option --manifst. Did you mean --manifest?\nSee "broadsheet build --help".\n',
  )
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
})

test('the check looks for pictures in the folder that it is run in', () => {
  const manifest = join(root, 'site.manifest.json')
  const { stdout } = runIn(import.meta.dirname, 'check', '--manifest', manifest, '--format', 'json')
  const { findings }: { findings: { code: string }[] } = JSON.parse(stdout)
  expect(findings.map(({ code }) => code)).toContain('image-missing')
})

const run = (...args: string[]) => runIn(root, ...args)

function runIn(cwd: string, ...args: string[]) {
  const env = { ...process.env, INIT_CWD: cwd }
  const options = { cwd, env, encoding: 'utf8' } as const
  return spawnSync(process.execPath, [join(root, 'scripts/broadsheet.ts'), ...args], options)
}
