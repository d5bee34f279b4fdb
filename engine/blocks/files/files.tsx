import type { OfferedFile } from '../../../schema/generated/manifest.js'
import { each } from '../../ui/each.ts'
import { Inline } from '../../ui/inline.tsx'
import { placeId } from '../../ui/place-id.ts'
import { SectionHead } from '../../ui/section-head.tsx'
import type { BlockProps } from '../block.ts'
import './files.css'

export function Files({ block: { title, text, files } }: BlockProps<'files'>) {
  return (
    <section className="files wrap" id={title && placeId(title)}>
      <SectionHead title={title} text={text} />
      <ul>
        {each(files, (file) => (
          <li>
            <a href={file.href}>
              <strong>{file.name}</strong> <span className="file-kind">{saidOf(file)}</span>
            </a>
            {file.text && (
              <p>
                <Inline text={file.text} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Of what kind a file is, and, as a build adds, of what size. */
function saidOf({ href, said }: OfferedFile & { said?: string }): string {
  return said ?? /\.(\w+)(?:[?#]|$)/.exec(href)?.[1]?.toUpperCase() ?? ''
}
