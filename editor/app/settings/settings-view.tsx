import { Link, useParams } from '@tanstack/react-router'
import { createElement, Suspense } from 'react'
import type { SiteLanguage } from '../../document/session.ts'
import { Fields } from '../../fields/fields.tsx'
import { useView } from '../session/use-session.ts'
import { FieldDesk } from '../side/field-desk.tsx'
import { settingsParts } from './parts.ts'

const look = 'press-quiet aria-[current=page]:(bg-accent-soft! text-accent!)'

/** All that is set for the whole site, part by part; of some parts each language has its own. */
export default function SettingsView() {
  const { part, language: wanted } = useParams({ strict: false })
  const chosen = settingsParts.find(({ name }) => name === part) ?? settingsParts[0]
  const [own, ...others] = useView((view) => view.languages)
  const language = others.find((other) => other.language === wanted)?.language
  if (!chosen) return null
  const { name, title, inLanguage } = chosen
  const shown = (language !== undefined && inLanguage?.(language)) || chosen.show
  return (
    <div className="absolute inset-0 overflow-auto bg-paper">
      <div className="grid gap-6 max-w-3xl mx-auto p-4 md:p-8">
        <nav aria-label="Settings" className="flex flex-wrap gap-1">
          {settingsParts.map(({ name, title, icon }) => (
            <Link
              key={name}
              to={`/settings/${name}`}
              aria-current={name === chosen.name ? 'page' : undefined}
              className={look}
            >
              <span className={icon} aria-hidden="true" />
              {title}
            </Link>
          ))}
        </nav>
        {own && inLanguage && (
          <Languages part={name} languages={[own, ...others]} chosen={language ?? own.language} />
        )}
        <div className="grid gap-5" key={shown.pointer}>
          <h2 className="title text-2xl">{title}</h2>
          <FieldDesk>
            <Suspense>
              {'component' in shown ? (
                createElement(shown.component, { pointer: shown.pointer })
              ) : (
                <Fields {...shown} />
              )}
            </Suspense>
          </FieldDesk>
        </div>
      </div>
    </div>
  )
}

interface LanguagesProps {
  part: string
  languages: SiteLanguage[]
  chosen: string
}

/** Leads to what each language has of a part. */
function Languages({ part, languages, chosen }: LanguagesProps) {
  return (
    <nav aria-label="Language" className="flex flex-wrap gap-1">
      {languages.map(({ language, name, home }) => (
        <Link
          key={language}
          to={home ? `/settings/${part}/${language}` : `/settings/${part}`}
          lang={language}
          activeOptions={{ exact: true }}
          aria-current={language === chosen ? 'page' : undefined}
          className={look}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
