import { useView } from '../session/use-session.ts'
import type { Beginning } from './add-page.tsx'
import { templates } from './templates.ts'

interface TemplateChoiceProps {
  chosen: Beginning
  choose: (beginning: Beginning) => void
}

/** What a new page begins with: a template, or a copy of another page. */
export function TemplateChoice({ chosen, choose }: TemplateChoiceProps) {
  const pages = useView((view) => view.pages)
  const isCopy = typeof chosen === 'number'
  return (
    <fieldset className="grid gap-2">
      <legend className="label mb-1.5">Begins with</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {templates.map(({ name, description }) => (
          <Choice
            key={name}
            name={name}
            description={description}
            isChosen={chosen === name}
            choose={() => choose(name)}
          />
        ))}
        <Choice
          name="A copy of another page"
          description="All its blocks with their words."
          isChosen={isCopy}
          choose={() => choose(0)}
        />
      </div>
      {isCopy && (
        <select
          className="input"
          aria-label="Page to copy"
          value={chosen}
          onChange={({ target }) => choose(Number(target.value))}
        >
          {pages.map(({ key, title, path }) =>
            key === 'notFound' ? null : (
              <option key={key} value={key}>
                {title} ({path})
              </option>
            ),
          )}
        </select>
      )}
    </fieldset>
  )
}

interface ChoiceProps {
  name: string
  description: string
  isChosen: boolean
  choose: () => void
}

function Choice({ name, description, isChosen, choose }: ChoiceProps) {
  return (
    <label className="flex gap-3 p-3 rounded border border-line bg-raised cursor-pointer has-[:checked]:(border-accent bg-accent-soft)">
      <input
        type="radio"
        name="beginning"
        className="mt-1 accent-[var(--accent)]"
        checked={isChosen}
        onChange={choose}
      />
      <span className="grid">
        <span className="font-semibold">{name}</span>
        <span className="text-sm text-muted">{description}</span>
      </span>
    </label>
  )
}
