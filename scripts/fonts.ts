import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineCommand } from 'citty'
import subsetFont from 'subset-font'
import { root } from './manifest-argument.ts'
import { runCommand } from './run-command.ts'

// Western European letters and the punctuation that typesetting uses; other letters come from the fallback fonts.
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸ–—‘’‚“”„†‡•…‰‹›€™−→←≤≥`

const serif = import.meta.resolve(
  '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
)
const sans = import.meta.resolve(
  '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
)

/** The weights used by the style sheets; a narrower axis range makes the file smaller. */
const fonts = [
  {
    ...{ from: serif, to: 'engine/theme/fonts/serif.woff2' },
    weights: { min: 400, max: 650 },
    isPlain: false,
  },
  {
    ...{ from: sans, to: 'engine/theme/fonts/sans.woff2' },
    weights: { min: 400, max: 700 },
    isPlain: false,
  },
  // Of the editor's screen: words, and titles of one weight; without ligatures and small capitals.
  {
    ...{ from: sans, to: 'editor/app/fonts/sans.woff2' },
    weights: { min: 400, max: 700 },
    isPlain: true,
  },
  {
    ...{ from: serif, to: 'editor/app/fonts/serif.woff2' },
    weights: { min: 560, max: 560 },
    isPlain: true,
  },
]

await runCommand(
  defineCommand({
    meta: {
      name: 'npm run fonts --',
      description:
        'Writes the fonts of the theme and of the editor, with the letters and weights that they use.',
    },
    async run() {
      for (const { from, to, weights, isPlain } of fonts) {
        const font = await subsetFont(await readFile(fileURLToPath(from)), characters, {
          targetFormat: 'woff2',
          variationAxes: { wght: weights },
          noLayoutClosure: isPlain,
        })
        await writeFile(join(root, to), font)
        console.log(`${to}  ${(font.length / 1000).toFixed(1)} kB`)
      }
    },
  }),
)

function range(first: number, last: number): string {
  return String.fromCodePoint(
    ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
  )
}
