import { parseInline } from './parse-inline.ts'
import { areAlike, mergeRuns, type Run, runsOf } from './runs.ts'

/**
 * Writes words in the inline form: the way back from `parseInline`. A sign gets its backslash only in a text that
 * would say something else without.
 */
export function formatInline(runs: Run[]): string {
  const merged = mergeRuns(runs.map(withHref))
  const plain = write(merged, (text) => text)
  return areAlike(runsOf(parseInline(plain)), merged) ? plain : write(merged, escapeInline)
}

/** Puts a backslash before each sign that might be taken for a mark, wherever the text comes to stand. */
export function escapeInline(text: string): string {
  return text.replaceAll(/[[\]]|\\(?=[\\*[\]]|$)|\*(?=\*|$)|(?<=^|\*)\*/g, '\\$&')
}

/** A link whose target cannot be written is none; what would end the target is percent-encoded (RFC 3986 §2.1). */
function withHref({ text, isBold, href }: Run): Run {
  const target = href
    ?.trim()
    .replaceAll(/[()]|\s/g, (sign) => (sign === '(' ? '%28' : sign === ')' ? '%29' : '%20'))
  return { text, isBold, href: target || undefined }
}

/** A piece of the text, bold as a whole or not. */
interface Piece {
  written: string
  isBold: boolean
}

function write(runs: Run[], escaped: (text: string) => string): string {
  return bold(
    linksOf(runs).map(({ href, runs: own }) => {
      const isBold = own.every((run) => run.isBold)
      const words = own.map((run) => ({
        written: escaped(run.text),
        isBold: run.isBold && !isBold,
      }))
      return { written: href === undefined ? bold(words) : `[${bold(words)}](${href})`, isBold }
    }),
  )
}

/** Bold pieces beside each other are within one pair of marks. */
function bold(pieces: Piece[]): string {
  let written = ''
  pieces.forEach((piece, at) => {
    if (piece.isBold !== (pieces[at - 1]?.isBold ?? false)) written += '**'
    written += piece.written
  })
  return pieces.at(-1)?.isBold ? `${written}**` : written
}

/** Words of one link together; words of none each for themselves. */
function linksOf(runs: Run[]): { href: string | undefined; runs: Run[] }[] {
  const links: { href: string | undefined; runs: Run[] }[] = []
  for (const run of runs) {
    const last = links.at(-1)
    if (last?.href !== undefined && last.href === run.href) last.runs.push(run)
    else links.push({ href: run.href, runs: [run] })
  }
  return links
}
