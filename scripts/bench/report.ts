import type { Build, Contender } from './measure-build.ts'
import type { Visit } from './visit-page.ts'

export interface Measured {
  contender: Contender
  builds: Build[]
  /** Why there are no builds, or no further ones. */
  failure?: string
  /** The size of the built site. */
  megabytesWritten?: number
  /** What differs from the content, and what the site does not do. */
  differences?: string[]
  visits: Visit[]
  /** Milliseconds until the next page is shown. */
  fast: number[]
  slow: number[]
}

/** The middle one, or the middle of the middle two; NaN of none. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low = Number.NaN, high = Number.NaN] = [
    sorted[(sorted.length - 1) >> 1],
    sorted[sorted.length >> 1],
  ]
  return (low + high) / 2
}

/** Builds as a table in Markdown; ratios are to the first line. */
export function buildTable(all: Measured[]): string {
  const seconds = ({ builds }: Measured) => median(builds.map((build) => build.seconds))
  const cpu = ({ builds }: Measured) => median(builds.map(({ cpuSeconds }) => cpuSeconds))
  const rows = all.map((one) => {
    const label = [one.contender.name, one.contender.version].filter(Boolean).join(' ')
    if (!one.builds.length) return [label, one.failure ?? '']
    const megabytes = median(one.builds.map((build) => build.megabytes ?? Number.NaN))
    const others = Math.max(...one.builds.map((build) => build.others))
    return [
      label,
      seconds(one).toFixed(2),
      Math.min(...one.builds.map((build) => build.seconds)).toFixed(2),
      ratio(all, one, seconds),
      cpu(one).toFixed(2),
      ratio(all, one, cpu),
      Number.isNaN(megabytes) ? '' : megabytes.toFixed(0),
      `${(100 * others).toFixed(0)} %`,
      one.megabytesWritten?.toFixed(1),
      one.differences && (one.differences.length ? `${one.differences.length} differ` : 'same'),
    ]
  })
  const head = ['s', 'best s', 'ratio', 'CPU s', 'ratio', 'MB', 'others', 'output MB', 'content']
  return table(['', ...head], rows)
}

/** Visits and navigation as a table in Markdown; ratios are to the first line. */
export function pageTable(all: Measured[]): string {
  const visited = all.filter(({ visits }) => visits.length)
  const of = (field: keyof Visit) => (one: Measured) =>
    median(one.visits.map((visit) => visit[field]))
  const kilobytes = (field: keyof Visit) => (one: Measured) => (of(field)(one) / 1000).toFixed(1)
  const rounded = (value: (one: Measured) => number) => (one: Measured) => value(one).toFixed(0)
  const columns: { [head: string]: (one: Measured) => string } = {
    'HTML kB': kilobytes('html'),
    'CSS kB': kilobytes('css'),
    'JS kB': kilobytes('js'),
    'prefetch kB': kilobytes('prefetch'),
    'FCP ms': rounded(of('fcp')),
    'FCP ratio': (one) => ratio(visited, one, of('fcp')),
    'LCP ms': rounded(of('lcp')),
    'blocked ms': rounded(of('blocked')),
    'main thread ms': rounded(of('mainThread')),
    'main thread ratio': (one) => ratio(visited, one, of('mainThread')),
    'heap MB': (one) => (of('heapBytes')(one) / 1e6).toFixed(2),
    'navigation ms, fast line': rounded(({ fast }) => median(fast)),
    'slow line': rounded(({ slow }) => median(slow)),
  }
  const rows = visited.map((one) => [
    one.contender.name,
    ...Object.values(columns).map((cell) => cell(one)),
  ])
  return rows.length ? table(['', ...Object.keys(columns)], rows) : ''
}

function ratio(all: Measured[], one: Measured, value: (one: Measured) => number): string {
  const [first] = all
  return first ? (value(one) / value(first)).toFixed(2) : ''
}

function table(head: string[], rows: (string | undefined)[][]): string {
  const line = (cells: (string | undefined)[]) => `| ${cells.join(' | ')} |\n`
  const rule = head.map((_, index) => (index ? '---:' : '---'))
  return [head, rule, ...rows].map(line).join('')
}
