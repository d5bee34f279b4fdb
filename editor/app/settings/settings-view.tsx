import { Link, useParams } from '@tanstack/react-router'
import { createElement, Suspense } from 'react'
import { Fields } from '../../fields/fields.tsx'
import { FieldDesk } from '../side/field-desk.tsx'
import { settingsParts } from './parts.ts'

/** All that is set for the whole site, part by part. */
export default function SettingsView() {
  const { part } = useParams({ strict: false })
  const chosen = settingsParts.find(({ name }) => name === part) ?? settingsParts[0]
  return (
    <div className="absolute inset-0 overflow-auto bg-paper">
      <div className="grid gap-6 max-w-3xl mx-auto p-4 md:p-8">
        <nav aria-label="Settings" className="flex flex-wrap gap-1">
          {settingsParts.map(({ name, title, icon }) => (
            <Link
              key={name}
              to={`/settings/${name}`}
              aria-current={name === chosen?.name ? 'page' : undefined}
              className="press-quiet aria-[current=page]:(bg-accent-soft! text-accent!)"
            >
              <span className={icon} aria-hidden="true" />
              {title}
            </Link>
          ))}
        </nav>
        {chosen && (
          <div className="grid gap-5" key={chosen.name}>
            <h2 className="title text-2xl">{chosen.title}</h2>
            <FieldDesk>
              <Suspense>
                {'component' in chosen.show ? (
                  createElement(chosen.show.component)
                ) : (
                  <Fields {...chosen.show} />
                )}
              </Suspense>
            </FieldDesk>
          </div>
        )}
      </div>
    </div>
  )
}
