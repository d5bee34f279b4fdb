import { formats } from '../../schema/formats.ts'
import type { Schemas } from './read-schemas.ts'

/** Puts what the schemas say into docs/blocks.md, between its marks. */
export function fillBlocksDoc(text: string, schemas: Schemas): string {
  const blocks = [...schemas].flatMap(([path, { description }]) => {
    const type = /^blocks\/(.+)\.schema\.json$/.exec(path)?.[1]
    return type ? [[`\`${type}\``, String(description)]] : []
  })
  const rows = Object.entries(formats).map(([name, meaning]) => [`\`${name}\``, meaning])
  return fill(
    fill(text, 'blocks', ['type', 'what it shows'], blocks),
    'formats',
    ['format', 'what it says of a text'],
    rows,
  )
}

function fill(text: string, mark: string, head: string[], rows: string[][]): string {
  const [begin, end] = [`<!-- ${mark}: by "npm run generate" -->\n`, `<!-- end of ${mark} -->\n`]
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from)
    throw new Error(`docs/blocks.md has no ${begin}… ${end}for what is generated.`)
  return `${text.slice(0, from + begin.length)}\n${table([head, ...rows])}\n${text.slice(to)}`
}

/** A table of Markdown, its columns as wide as their widest cell. */
function table([head = [], ...rows]: string[][]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)),
  )
  const line = (cells: string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |\n`
  return [
    line(head),
    line(
      head.map(() => ''),
      '-',
    ),
    ...rows.map((cells) => line(cells)),
  ].join('')
}
