/** What is read of the report of a run (mutation-testing-report-schema 2). */
export interface Report {
  files: { [file: string]: { source: string; mutants: Mutant[] } }
}

interface Place {
  line: number
  column: number
}

interface Mutant {
  status: string
  replacement?: string
  location: { start: Place; end: Place }
}

export interface AreaScore {
  killed: number
  all: number
  /** Of the killed, those whose tests did not end: on a busy machine it may be the machine. */
  timedOut: number
  /** `file:line:column  what stood there → what no test noticed in its place`. */
  survivors: string[]
}

const late = 'Timeout'
const noticed = ['Killed', late]
const unnoticed = ['Survived', 'NoCoverage']

export function scoreOf({ files }: Report): AreaScore {
  const mutants = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, words: wordsOf(file, source, mutant) })),
  )
  const killed = mutants.filter(({ status }) => noticed.includes(status)).length
  const alive = mutants.filter(({ status }) => unnoticed.includes(status))
  const timedOut = mutants.filter(({ status }) => status === late).length
  const survivors = alive.map(({ words }) => words)
  return { killed, timedOut, all: killed + alive.length, survivors }
}

function wordsOf(file: string, source: string, { location, replacement = '' }: Mutant): string {
  const { start, end } = location
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  const was = lines
    .map((line, at) => (at === last ? line.slice(0, end.column - 1) : line))
    .map((line, at) => (at === 0 ? line.slice(start.column - 1) : line))
  return `${file}:${start.line}:${start.column}  ${inShort(was.join(' '))} → ${inShort(replacement)}`
}

const inShort = (code: string) => {
  const line = code.replaceAll(/\s+/g, ' ')
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}
