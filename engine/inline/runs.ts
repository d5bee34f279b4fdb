import type { Inline } from './parse-inline.ts'

/** A stretch of a text whose words are all alike. */
export interface Run {
  text: string
  isBold: boolean
  /** Where its link leads; absent where it is in none. */
  href?: string | undefined
}

/** Where a stretch stands in the text as it is written: with the backslash of a sign, without marks. */
export interface WrittenRun extends Run {
  start: number
  end: number
}

/** The words of a parsed text in a row, each with what the marks around it say. */
export function runsOf(
  nodes: Inline[],
  marks: { isBold: boolean; href?: string } = { isBold: false },
): WrittenRun[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'text')
      return [{ text: node.text, ...marks, start: node.start, end: node.end }]
    const inner = node.kind === 'bold' ? { isBold: true } : { href: node.href }
    return runsOf(node.children, { ...marks, ...inner })
  })
}

/** The same words in the fewest stretches, none of them empty. */
export function mergeRuns(runs: Run[]): Run[] {
  const merged: Run[] = []
  for (const { text, isBold, href } of runs) {
    const last = merged.at(-1)
    if (last && last.isBold === isBold && last.href === href) last.text += text
    else if (text) merged.push(href === undefined ? { text, isBold } : { text, isBold, href })
  }
  return merged
}

/** Whether two texts show the same. */
export function areAlike(some: Run[], others: Run[]): boolean {
  return JSON.stringify(mergeRuns(some)) === JSON.stringify(mergeRuns(others))
}
