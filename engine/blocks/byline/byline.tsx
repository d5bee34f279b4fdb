import { each } from '../../ui/each.ts'
import { When } from '../../ui/when.tsx'
import type { BlockProps } from '../block.ts'
import './byline.css'

/** What it says stands beside the page's blocks: lists show the same of it. */
export function Byline({ language, near }: BlockProps<'byline'>) {
  const { date, end, time, place, by, tags = [] } = near?.entry ?? {}
  return (
    <section className="byline wrap">
      <p>
        {date && <When {...{ date, end, time, language }} />}
        {place && <span>{place}</span>}
        {by && <span>{by}</span>}
      </p>
      {tags.length > 0 && (
        <ul>
          {each(tags, ({ name, href }) => (
            <li>
              <a href={href} rel="tag">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
