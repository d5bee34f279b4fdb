import type { DiagramStep, Diagram as Plan } from '../../../schema/generated/manifest.js'
import { each } from '../../ui/each.ts'
import { Icon } from '../../ui/icon.tsx'
import { Inline } from '../../ui/inline.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import type { BlockProps } from '../block.ts'
import { Exchange, Span } from './strip.tsx'
import './diagram.css'

/**
 * A list of steps, each with a strip of the drawing beside it. Words are HTML, in the page's own type and direction;
 * lines are SVG in shares of the strip's width, so that a phone shows the same drawing.
 */
export function Diagram({
  block: { title, text, actors, scale, steps, note },
}: BlockProps<'diagram'>) {
  return (
    <section className="diagram wrap">
      <SectionHead title={title} text={text} />
      <div className="plate" data-lanes={actors.length} data-scale={scale && ''}>
        <ul className="diagram-actors">
          {each(actors, ({ name, icon }) => (
            <li>
              <span className="medallion">
                <Icon name={icon} />
              </span>
              {name}
            </li>
          ))}
        </ul>
        {scale && (
          <p className="micro ticks" aria-hidden="true">
            {each([0, 1, 2, 3], (part) => (
              <span>{(scale.length / 4) * part}</span>
            ))}
            <span>
              {scale.length} {scale.unit}
            </span>
          </p>
        )}
        <ol className="diagram-steps">
          {each(steps, (step) => (
            <Step step={step} actors={actors} scale={scale} />
          ))}
        </ol>
      </div>
      {note && (
        <p className="diagram-note">
          <Inline text={note} />
        </p>
      )}
    </section>
  )
}

interface StepProps extends Pick<Plan, 'actors'> {
  step: DiagramStep
  scale: Plan['scale'] | undefined
}

function Step({ step, actors, scale }: StepProps) {
  const laneOf = (name: string) => actors.findIndex((actor) => actor.name === name)
  const from = laneOf(step.from)
  const to = laneOf(step.to ?? step.from)
  // What stays with one is named beside it, on the side where there is room.
  const labelTo = to === from ? from + (from + 1 < actors.length ? 1 : -1) : to
  return (
    <li data-from={from + 1} data-to={labelTo + 1}>
      <div className="strip">
        {scale ? (
          <Span length={scale.length} start={step.start} end={step.end} />
        ) : (
          <>
            <Exchange count={actors.length} from={from} to={to} isAnswer={step.answers} />
            <b>{step.label}</b>
          </>
        )}
      </div>
      <StepWords step={step} unit={scale?.unit} />
    </li>
  )
}

function StepWords({
  step: { label, from, to, start, end, text },
  unit,
}: {
  step: DiagramStep
  unit: string | undefined
}) {
  return (
    <div className="step-words">
      {unit && <b>{label}</b>}
      <p className="micro">
        <span>{from}</span>
        {to && <span className="target">{to}</span>}
        {unit && start !== undefined && (
          <span className="times">
            {start}
            {end !== undefined && end !== start && `–${end}`} {unit}
          </span>
        )}
      </p>
      {text && (
        <p>
          <Inline text={text} />
        </p>
      )}
    </div>
  )
}
