interface ExchangeProps {
  /** How many actors stand beside each other. */
  count: number
  /** Where the step begins and ends, from 0. */
  from: number
  to: number
  isAnswer: boolean | undefined
}

/** What goes from one actor to another, or stays with one. */
export function Exchange({ count, from, to, isAnswer = false }: ExchangeProps) {
  const x = (lane: number) => share((lane + 0.5) / count)
  const way = { x1: x(from), x2: x(to), y1: '50%', y2: '50%' }
  return (
    <svg aria-hidden="true">
      {from === to ? (
        <line className="hatched" x1={x(from)} x2={x(from)} y1="20%" y2="80%" />
      ) : (
        <>
          {!isAnswer && <line className="ruled" {...way} />}
          <line className={isAnswer ? 'broken' : 'way'} {...way} />
          <circle cx={x(from)} cy="50%" r="4" />
          <svg aria-hidden="true" x={x(to)} y="50%" overflow="visible">
            <path d={to > from ? 'M-1 0l-11-5v10z' : 'M1 0l11-5v10z'} />
          </svg>
        </>
      )}
    </svg>
  )
}

interface SpanProps {
  length: number
  start: number | undefined
  end: number | undefined
}

/** A stretch of the scale, or one moment of it. */
export function Span({ length, start = 0, end = start }: SpanProps) {
  const at = (value: number) => share(Math.min(value / length, 1))
  const way = { x1: at(start), x2: at(end), y1: '50%', y2: '50%' }
  return (
    <svg aria-hidden="true">
      <line className="bar" {...way} />
      <line className="way" {...way} />
      <line className="edge" x1={at(start)} x2={at(start)} y1="25%" y2="75%" />
      <line className="edge" x1={at(end)} x2={at(end)} y1="25%" y2="75%" />
    </svg>
  )
}

/** A part of the whole as SVG says it. */
function share(part: number): string {
  return `${Math.round(part * 1e4) / 100}%`
}
