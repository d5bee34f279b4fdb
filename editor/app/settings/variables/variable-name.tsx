import { type FormEvent, useState } from 'react'
import { useAct, useDesk } from '../../../fields/desk.tsx'
import { IconButton } from '../../../fields/icon-button.tsx'

/** The name of a variable; given another one, the texts that name it follow. */
export function VariableName({ name }: { name: string }) {
  const act = useAct()
  const { tell } = useDesk()
  const [typed, setTyped] = useState<string>()
  async function rename(event: FormEvent) {
    event.preventDefault()
    const key = typed?.trim() ?? name
    if (key === name) return setTyped(undefined)
    const done = await act({ kind: 'rename', pointer: `/site/variables/${name}`, key })
    if (done.isDone) tell(`“${name}” is called “${key}” now, in all texts.`)
  }
  if (typed === undefined)
    return (
      <div className="flex items-center gap-1">
        <code className="font-mono text-sm">{`{${name}}`}</code>
        <IconButton
          className="min-h-8! w-8!"
          icon="i-lucide-pencil"
          label={`Rename ${name}`}
          onClick={() => setTyped(name)}
        />
      </div>
    )
  return (
    <form
      className="flex gap-2 flex-1"
      onSubmit={rename}
      onKeyDown={({ key }) => key === 'Escape' && setTyped(undefined)}
    >
      <input
        className="input font-mono"
        aria-label={`New name of ${name}`}
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
        autoFocus
      />
      <button type="submit" className="press">
        Rename
      </button>
    </form>
  )
}
