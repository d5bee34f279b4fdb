import { Art } from '../../ui/art.tsx'
import { Inline } from '../../ui/inline.tsx'
import type { BlockProps } from '../block.ts'
import '../../ui/opening.css'
import './banner.css'

export function Banner({ block: { title, tagline, art, height }, path }: BlockProps<'banner'>) {
  return (
    <section className="banner deep" data-height={height}>
      <Art path={path} art={art} isFirst />
      <div className="banner-text">
        <h1>{title}</h1>
        {tagline && (
          <p className="lead">
            <Inline text={tagline} />
          </p>
        )}
      </div>
    </section>
  )
}
