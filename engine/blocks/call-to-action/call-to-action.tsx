import { ActionLink } from '../../ui/action.tsx'
import { Art } from '../../ui/art.tsx'
import { Inline } from '../../ui/inline.tsx'
import type { BlockProps } from '../block.ts'
import './call-to-action.css'

export function CallToAction({
  block: { title, text, action, art },
  path,
}: BlockProps<'call-to-action'>) {
  return (
    <section className="call-to-action deep">
      <Art path={path} art={art} />
      <div className="wrap">
        <div>
          <h2>{title}</h2>
          {text && (
            <p>
              <Inline text={text} />
            </p>
          )}
        </div>
        <ActionLink action={action} />
      </div>
    </section>
  )
}
