import type { Register } from '../../../schema/generated/manifest.js'
import type { NearEntry } from '../../manifest/site.ts'
import { ActionLink } from '../../ui/action.tsx'
import { each } from '../../ui/each.ts'
import { localDate } from '../../ui/local-date.ts'
import { SectionHead } from '../../ui/section-head.tsx'
import type { BlockProps } from '../block.ts'
import './registers.css'

/** What the lists hold is known where all pages are; without that, only the ways to the pages are shown. */
export function Registers({
  block: { title, text, registers },
  language,
  near,
}: BlockProps<'registers'>) {
  const Heading = title ? 'h3' : 'h2'
  const listOf = ({ title, action, most = 4 }: Register) => (
    <section>
      <Heading>{title}</Heading>
      <ul>
        {each(near?.lists?.[action.href]?.slice(0, most) ?? [], (entry) => (
          <li>
            <a href={entry.href}>{entry.title}</a>
            <Note entry={entry} language={language} />
          </li>
        ))}
      </ul>
      <ActionLink action={action} className="button quiet" />
    </section>
  )
  return (
    <section className="registers wrap">
      <SectionHead title={title} text={text} />
      <div className="registers-lists">{each(registers, listOf)}</div>
    </section>
  )
}

/** The day of what has one, else its category. */
function Note({ entry: { date, category }, language }: { entry: NearEntry; language: string }) {
  if (date) return <time dateTime={date}>{localDate(date, language)}</time>
  return category && <span>{category}</span>
}
