import { Suspense } from 'react'
import type { ControlProps } from '../control.ts'
import { useText } from '../controls/text-control.tsx'
import { Labelled } from '../labelled.tsx'
import { onDemand } from '../on-demand.tsx'
import { useVariables } from './variables.ts'

const RichText = onDemand(() => import('./rich-text.tsx'))

/** A text with bold words and links, typed as it looks; variables in it are shown as what they stand for. */
export function RichControl({ pointer, field, value, beside }: ControlProps<'text'>) {
  const { text, type, leave } = useText({ pointer, field, value })
  const variables = useVariables()
  return (
    <Labelled pointer={pointer} field={field} beside={beside} isGroup>
      {(tied) =>
        variables && (
          <Suspense fallback={<p className="input">{text}</p>}>
            <RichText
              label={field.title}
              describedBy={tied['aria-describedby']}
              written={text}
              variables={variables}
              onTyped={type}
              onLeave={leave}
            />
          </Suspense>
        )
      }
    </Labelled>
  )
}
