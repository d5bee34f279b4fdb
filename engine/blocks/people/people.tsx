import '../../ui/cells.css'
import { each } from '../../ui/each.ts'
import { Inline } from '../../ui/inline.tsx'
import { Picture } from '../../ui/picture.tsx'
import { placeId } from '../../ui/place-id.ts'
import { SectionHead } from '../../ui/section-head.tsx'
import type { BlockProps } from '../block.ts'
import './people.css'

export function People({ block: { title, text, people } }: BlockProps<'people'>) {
  return (
    <section className="people wrap" id={title && placeId(title)}>
      <SectionHead title={title} text={text} />
      <ul className="cells">
        {each(people, (person) => (
          <li>
            {person.image && <Picture image={person.image} isLazy sizes="16rem" />}
            <h3>{person.name}</h3>
            <p className="person-role">{person.role}</p>
            {person.text && (
              <p>
                <Inline text={person.text} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
