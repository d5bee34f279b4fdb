import type { PropsOf } from 'broadsheet/blocks/block.ts'
import { each } from 'broadsheet/ui/each.ts'
import { Picture } from 'broadsheet/ui/picture.tsx'
import { Marked } from './marked.tsx'
import type { DocumentPart, DocumentSection } from './schema.d.ts'
import './document.css'

export function Document({ block: { id, title, isMain, parts } }: PropsOf<DocumentSection>) {
  const Heading = isMain ? 'h1' : 'h2'
  return (
    <section className="document wrap" id={id}>
      {title && <Heading>{title}</Heading>}
      {each(parts, (part) => (
        <Part {...part} />
      ))}
    </section>
  )
}

function Part(part: DocumentPart) {
  const { id, heading, text, code, language, items, isOrdered, columns, rows, image } = part
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <>
      {heading && <h3 id={id}>{heading}</h3>}
      {text && (
        <p>
          <Marked text={text} />
        </p>
      )}
      {code && <Listing code={code} language={language} />}
      {items && (
        <List>
          {each(items, (item) => (
            <li>
              <Marked text={item} />
            </li>
          ))}
        </List>
      )}
      {columns && <Table columns={columns} rows={rows ?? []} />}
      {image && <Picture image={image} sizes="(min-width: 64rem) 56rem, 100vw" isLazy />}
    </>
  )
}

/** What is wider than the screen is scrolled, by keys too: for that it takes the focus (WCAG 2.2 SC 2.1.1). */
function Listing({ code, language }: { code: string; language: string | undefined }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <pre tabIndex={0}>
      <code className={language && `language-${language}`}>{code.replaceAll(/\\(.)/gs, '$1')}</code>
    </pre>
  )
}

function Table({ columns, rows }: { columns: string[]; rows: string[][] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="document-table" aria-label={columns.join(', ')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {each(columns, (column) => (
              <th scope="col">
                <Marked text={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {each(rows, (cells) => (
            <tr>
              {each(cells, (cell) => (
                <td>
                  <Marked text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
