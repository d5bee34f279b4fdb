import { type Finding, finding } from '../findings/finding.ts'
import { counted } from '../text/counted.ts'
import { blocksOf, type Part } from './subject.ts'

/** Rows with more or fewer cells than the table has columns: what follows would stand under the heading of something else. */
export function tableRowUneven(part: Part): Finding[] {
  return blocksOf(part).flatMap(({ block, path }) => {
    if (block.type !== 'table') return []
    const wanted = block.columns.length - 1 // the first column is that of the rows' headings
    return block.rows.flatMap(({ heading, cells }, index) => {
      if (cells.length === wanted) return []
      const at = part.source.placeOfKey([...path, 'rows', index, 'cells'])
      const message = `The row "${heading}" has ${counted(cells.length, 'cell')}, and the table ${counted(wanted, 'column')} beside that of its headings, so cells would stand below the wrong heading or none.`
      const hint =
        cells.length < wanted
          ? 'Add what is missing; where there is nothing to say, write "–".'
          : 'Remove what is too much, or add a column for it.'
      return finding('table-row-uneven', at, message, hint)
    })
  })
}
