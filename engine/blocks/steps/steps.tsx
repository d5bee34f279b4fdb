import '../../ui/cells.css'
import { each } from '../../ui/each.ts'
import { Inline } from '../../ui/inline.tsx'
import { placeId } from '../../ui/place-id.ts'
import { SectionHead } from '../../ui/section-head.tsx'
import type { BlockProps } from '../block.ts'
import './steps.css'

export function Steps({ block: { title, text, steps } }: BlockProps<'steps'>) {
  return (
    <section className="steps wrap" id={title && placeId(title)}>
      <SectionHead title={title} text={text} />
      <ol className="cells">
        {each(steps, (step) => (
          <li>
            <h3>{step.title}</h3>
            {step.text && (
              <p>
                <Inline text={step.text} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
