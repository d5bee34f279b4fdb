import { each } from '../../ui/each.ts'
import { Inline } from '../../ui/inline.tsx'
import { placeId } from '../../ui/place-id.ts'
import { SectionHead } from '../../ui/section-head.tsx'
import type { BlockProps } from '../block.ts'
import './table.css'

export function Table({ block: { title, text, caption, columns, rows } }: BlockProps<'table'>) {
  return (
    <section className="table wrap" id={title && placeId(title)}>
      <SectionHead title={title} text={text} />
      {/* What is wider than the screen is scrolled, by keys too: for that it has a name and takes the focus. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.2 SC 2.1.1 asks for it where content scrolls. */}
      <section className="table-scroll" aria-label={caption} tabIndex={0}>
        <table>
          <caption>
            <span>{caption}</span>
          </caption>
          <thead>
            <tr>
              {each(columns, (column) => (
                <th scope="col">{column}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {each(rows, ({ heading, cells }) => (
              <tr>
                <th scope="row">{heading}</th>
                {each(cells, (cell) => (
                  <td>
                    <Inline text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
