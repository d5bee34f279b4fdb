import { ActionLink } from '../../ui/action.tsx'
import { Art } from '../../ui/art.tsx'
import { Inline } from '../../ui/inline.tsx'
import type { BlockProps } from '../block.ts'
import '../../ui/opening.css'
import '../banner/banner.css'
import './not-found.css'
import { PageFinder } from './page-finder.tsx'

export function NotFound({
  block: { code, title, text, art, action, help },
  path,
}: BlockProps<'not-found'>) {
  return (
    <>
      <section className="not-found banner deep">
        <Art path={path} art={art} isFirst />
        <div className="banner-text">
          <h1>
            <span className="not-found-code">{code}</span> {title}
          </h1>
          {text && (
            <p className="lead">
              <Inline text={text} />
            </p>
          )}
          <ActionLink action={action} />
        </div>
      </section>
      {help && <PageFinder help={help} />}
    </>
  )
}
