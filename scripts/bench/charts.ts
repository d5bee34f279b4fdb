import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../manifest-argument.ts'

// node scripts/bench/charts.ts: draws docs/performance/*.svg from scripts/bench/results/*.json.

interface Result {
  n: number
  peers: {
    [name: string]: { wall?: number; rssTree?: number; page?: { fcp: number; mainMs: number } }
  }
}
interface Bar {
  name: string
  value: number
}

const results = join(root, 'scripts/bench/results')
const drawings = join(root, 'docs/performance')
mkdirSync(drawings, { recursive: true })
for (const file of readdirSync(results).filter((name) => /^n\d+\.json$/.test(name))) {
  // Written by the peers' run.mjs.
  const { n, peers } = JSON.parse(readFileSync(join(results, file), 'utf8')) as Result
  const bars = (value: (peer: Result['peers'][string]) => number | undefined): Bar[] =>
    Object.entries(peers).flatMap(([name, peer]) => {
      const found = value(peer)
      return found === undefined ? [] : [{ name, value: found }]
    })
  draw(
    `build-${n}`,
    `Cold build of ${n} pages, seconds`,
    bars(({ wall }) => wall),
  )
  draw(
    `memory-${n}`,
    `Peak memory of all processes at ${n} pages, MB`,
    bars(({ rssTree }) => rssTree && rssTree / 1e6),
  )
  draw(
    `paint-${n}`,
    'First contentful paint, slow phone, ms',
    bars(({ page }) => page?.fcp),
  )
}

function draw(name: string, title: string, bars: Bar[]): void {
  if (bars.length) writeFileSync(join(drawings, `${name}.svg`), barChart(title, bars))
}

/** Bars from left to right, the shortest first, each with its number. */
function barChart(title: string, bars: Bar[]): string {
  const sorted = bars.toSorted((a, b) => a.value - b.value)
  const most = Math.max(...bars.map(({ value }) => value))
  const rows = sorted.map(({ name, value }, index) => {
    const [y, width] = [44 + index * 28, Math.max(2, (value / most) * 400)]
    const colour = name.startsWith('broadsheet') ? '#0f766e' : '#94a3b8'
    const number = value < 10 ? value.toFixed(2) : value.toFixed(0)
    return `<text x="150" y="${y + 15}" text-anchor="end">${name}</text><rect x="160" y="${y}" width="${width.toFixed(0)}" height="20" fill="${colour}"/><text x="${(168 + width).toFixed(0)}" y="${y + 15}">${number}</text>`
  })
  const height = 56 + bars.length * 28
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 ${height}" role="img" aria-label="${title}"><rect width="640" height="${height}" fill="#fff"/><g font-family="system-ui, sans-serif" font-size="14" fill="#111"><text x="16" y="26" font-weight="600">${title}</text>${rows.join('')}</g></svg>\n`
}
