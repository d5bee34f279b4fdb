import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineCommand } from 'citty'
import subsetFont from 'subset-font'
import { western } from '../engine/theme/fonts/characters.ts'
import { root } from './manifest-argument.ts'
import { runCommand } from './run-command.ts'

const serif = import.meta.resolve(
  '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
)
const sans = import.meta.resolve(
  '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
)

/** Of the editor's screen: words, and titles of one weight. */
const fonts = [
  { from: sans, to: 'editor/app/fonts/sans.woff2', weights: { min: 400, max: 700 } },
  { from: serif, to: 'editor/app/fonts/serif.woff2', weights: { min: 560, max: 560 } },
]

await runCommand(
  defineCommand({
    meta: {
      name: 'npm run fonts --',
      description: 'Writes the fonts of the editor, with the letters and weights that it uses.',
    },
    async run() {
      for (const { from, to, weights } of fonts) {
        const font = await subsetFont(await readFile(fileURLToPath(from)), western, {
          targetFormat: 'woff2',
          variationAxes: { wght: weights },
          noLayoutClosure: true, // neither ligatures nor small capitals
        })
        await writeFile(join(root, to), font)
        console.log(`${to}  ${(font.length / 1000).toFixed(1)} kB`)
      }
    },
  }),
)
