import { mergeRuns, type Run } from '../../../engine/inline/runs.ts'

/** Elements that stand in a line of their own. */
const blocks =
  'address,article,aside,blockquote,br,dd,div,dl,dt,figcaption,figure,footer,h1,h2,h3,h4,h5,h6,header,hr,li,main,ol,p,pre,section,table,td,th,tr,ul'
const space = /[\s\u00A0]+/g
const unspoken = 'head,meta,script,style,template,title,xml'

/** What was copied elsewhere, line by line: its words, what is bold and what is a link, and nothing else. */
export function pastedLines(data: DataTransfer): Run[][] {
  const html = data.getData('text/html')
  if (html) return linesOf(new DOMParser().parseFromString(html, 'text/html').body)
  const [text = '', ...more] = data.getData('text/plain').split(/\r\n?|\n/)
  if (more.length === 0) return [[{ text: text.replaceAll(space, ' '), isBold: false }]] // a word with its space
  return tidied([text, ...more].map((line) => [{ text: line, isBold: false }]))
}

function linesOf(body: HTMLElement): Run[][] {
  const lines: Run[][] = [[]]
  const newLine = () => {
    if (lines.at(-1)?.length) lines.push([])
  }
  const visit = (node: Node, marks: Omit<Run, 'text'>): void => {
    if (node instanceof Text) lines.at(-1)?.push({ text: node.data, ...marks })
    if (!(node instanceof HTMLElement) || isUnspoken(node)) return
    const isBlock = node.matches(blocks)
    if (isBlock) newLine()
    for (const child of node.childNodes) visit(child, marksWithin(node, marks))
    if (isBlock) newLine()
  }
  visit(body, { isBold: false })
  return tidied(lines)
}

/** Also what word processors write only to show it: the signs before the items of a list. */
function isUnspoken(element: HTMLElement): boolean {
  return (
    element.matches(unspoken) || /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '')
  )
}

function marksWithin(element: HTMLElement, { isBold, href }: Omit<Run, 'text'>) {
  const weight = element.style.fontWeight
  const isHeavy = weight === 'bold' || weight === 'bolder' || Number(weight) >= 600
  const own = element.getAttribute('href')
  return {
    isBold: weight ? isHeavy : isBold || element.matches('b,strong'),
    href: own && isAddress(own) ? own : href,
  }
}

/** What leads somewhere for a visitor too: not a file of somebody's disk, no script. */
function isAddress(href: string): boolean {
  return /^(?:https?:|mailto:|tel:|\/|#)/i.test(href)
}

/** Spaces as a browser shows them; lines without words are none. */
function tidied(lines: Run[][]): Run[][] {
  return lines.map(trimmed).filter((runs) => runs.length > 0)
}

function trimmed(runs: Run[]): Run[] {
  let isAfterSpace = true
  const spaced = runs.map((run) => {
    const text = run.text.replaceAll(space, ' ').slice(isAfterSpace && /^\s/.test(run.text) ? 1 : 0)
    if (text) isAfterSpace = text.endsWith(' ')
    return { ...run, text }
  })
  const merged = mergeRuns(spaced)
  const last = merged.at(-1)
  if (last) last.text = last.text.trimEnd()
  return mergeRuns(merged)
}
