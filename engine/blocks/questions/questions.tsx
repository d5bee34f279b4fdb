import { Disclosure } from '../../ui/disclosure.tsx'
import { each } from '../../ui/each.ts'
import { Inline } from '../../ui/inline.tsx'
import { placeId } from '../../ui/place-id.ts'
import type { BlockProps } from '../block.ts'
import './questions.css'

export function Questions({ block: { title, questions } }: BlockProps<'questions'>) {
  return (
    <section className="questions wrap" id={title && placeId(title)}>
      <h2>{title}</h2>
      {each(questions, ({ question, answer }) => (
        <Disclosure group={title} summary={question}>
          <p>
            <Inline text={answer} />
          </p>
        </Disclosure>
      ))}
    </section>
  )
}
