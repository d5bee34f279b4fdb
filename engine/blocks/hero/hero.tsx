import { ActionLink } from '../../ui/action.tsx'
import { Art } from '../../ui/art.tsx'
import { Inline } from '../../ui/inline.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { BlockProps } from '../block.ts'
import '../../ui/opening.css'
import './hero.css'

export function Hero({ block: { badge, title, text, action, art }, path }: BlockProps<'hero'>) {
  return (
    <section className="hero deep">
      <Art path={path} art={art} isFirst />
      <div className="hero-text">
        {badge && (
          <p className="badge">
            {badge.image && <Picture image={badge.image} sizes="4rem" />}
            {badge.label}
          </p>
        )}
        <h1>{title}</h1>
        {text && (
          <p className="lead">
            <Inline text={text} />
          </p>
        )}
        {action && <ActionLink action={action} />}
      </div>
    </section>
  )
}
