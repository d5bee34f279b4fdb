import { type FormEvent, useState } from 'react'
import { whyNoName } from '../../../document/act/variable-name.ts'
import type { Use } from '../../../document/session.ts'
import { isRecord } from '../../../fields/describe.ts'
import { useAct, useAnswer, useDesk, useWritten } from '../../../fields/desk.tsx'
import { Fields } from '../../../fields/fields.tsx'
import { RemoveButton } from '../../../fields/remove-button.tsx'
import { Places } from '../places.tsx'
import { VariableName } from './variable-name.tsx'

/** The words that texts repeat: what each says, and where; changed here, it changes everywhere. */
export default function Variables() {
  const written = useWritten('/site/variables')?.value
  const uses = useAnswer(['uses', 'variable'], (session) => session.uses('variable'))?.value ?? []
  const names = Object.keys(isRecord(written) ? written : {})
  return (
    <div className="grid gap-5">
      <p className="text-xs text-muted">
        A variable is a text that stands in many places. In a text, its name in braces stands for
        it: <code className="font-mono">{'{email}'}</code>.
      </p>
      <ul className="grid gap-3 list-none p-0 m-0">
        {names.map((name) => (
          <Variable key={name} name={name} uses={uses.filter((use) => use.name === name)} />
        ))}
      </ul>
      <AddVariable taken={names} />
    </div>
  )
}

function Variable({ name, uses }: { name: string; uses: Use[] }) {
  const act = useAct()
  const pointer = `/site/variables/${name}`
  return (
    <li className="grid gap-2 p-3 rounded-lg border border-line bg-raised">
      <div className="flex items-center justify-between gap-2">
        <VariableName name={name} />
        {uses.length === 0 && (
          <RemoveButton name={name} onRemove={() => act({ kind: 'remove', pointer })} />
        )}
      </div>
      <Fields pointer={pointer} title={name} />
      <Places uses={uses} none="No text uses it." />
    </li>
  )
}

function AddVariable({ taken }: { taken: string[] }) {
  const act = useAct()
  const { refuse } = useDesk()
  const [name, setName] = useState('')
  async function add(event: FormEvent) {
    event.preventDefault()
    const reason = whyNoName(name)
    if (reason) return refuse(reason)
    if (taken.includes(name)) return refuse(`There is a variable “${name}” already.`)
    const done = await act({ kind: 'set', pointer: `/site/variables/${name}`, value: name })
    if (done.isDone) setName('')
  }
  return (
    <form className="grid gap-1.5" onSubmit={add}>
      <label className="label" htmlFor="new-variable">
        Name of a new variable
      </label>
      <div className="flex gap-2">
        <input
          id="new-variable"
          className="input"
          placeholder="openingHours"
          spellCheck={false}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="press">
          Add
        </button>
      </div>
    </form>
  )
}
