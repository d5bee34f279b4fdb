import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Writes a manifest with each of its pages in a file of its own. */
export function writePageFiles(manifest: string, text: string): void {
  const { pages, ...around } = JSON.parse(text)
  for (const [index, page] of pages.entries()) {
    const folder = join(dirname(manifest), 'pages', String(Math.floor(index / 1000)))
    if (index % 1000 === 0) mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${index}.json`), `${JSON.stringify(page, null, 2)}\n`)
  }
  const including = { ...around, pages: { include: 'pages/**/*.json' } }
  writeFileSync(manifest, `${JSON.stringify(including, null, 2)}\n`)
}
