import { useEffect, useRef, useState } from 'react'
import { pointerOf } from '../../engine/text/source.ts'
import type { Json } from '../document/action.ts'
import { type Field, fieldsOf, isRecord } from './describe.ts'
import { useAct, useDesk } from './desk.tsx'
import { NestedField } from './nested-field.tsx'
import { RemoveButton } from './remove-button.tsx'
import { startOf } from './start-of.ts'

interface ShapeFieldsProps {
  pointer: string
  shape: string
  value: Json | undefined
  without?: string[]
}

/** The fields of a shape: those that are there or have to be, and buttons that add the others. */
export function ShapeFields({ pointer, shape, value, without = [] }: ShapeFieldsProps) {
  const act = useAct()
  const { session } = useDesk()
  const [added, setAdded] = useState<string[]>([])
  const { place, arrives } = useFocusOnArrival()
  const record = isRecord(value) ? value : {}
  const fields = Object.entries(fieldsOf(shape)).filter(([key]) => !without.includes(key))
  const isShown = ([key, field]: [string, Field]) =>
    key in record || field.isRequired || isAlwaysShown(field) || added.includes(key)
  const absent = fields.filter((entry) => !isShown(entry) && entry[1].kind !== 'constant')

  function add(key: string, field: Field) {
    arrives(`${pointer}${pointerOf([key])}`)
    if (field.kind === 'text' || field.kind === 'number') setAdded([...added, key])
    else act({ kind: 'set', pointer: `${pointer}${pointerOf([key])}`, value: startOf(field) })
  }

  /** What was typed a moment ago may not be shown here yet: the document is asked. */
  async function remove(key: string) {
    const at = `${pointer}${pointerOf([key])}`
    setAdded(added.filter((other) => other !== key))
    if ((await session.valueAt(at)) !== undefined) await act({ kind: 'remove', pointer: at })
  }

  return (
    <div ref={place} className="grid gap-5">
      {fields.filter(isShown).map(([key, field]) => (
        <NestedField
          key={key}
          pointer={`${pointer}${pointerOf([key])}`}
          field={field}
          value={record[key]}
          beside={
            !field.isRequired &&
            !isAlwaysShown(field) && (
              <RemoveButton name={field.title} onRemove={() => remove(key)} />
            )
          }
        />
      ))}
      {absent.length > 0 && <AddButtons absent={absent} onAdd={add} />}
    </div>
  )
}

/** Whoever adds a field goes on in it. */
function useFocusOnArrival() {
  const place = useRef<HTMLDivElement>(null)
  const awaited = useRef<string>(undefined)
  useEffect(() => {
    if (awaited.current === undefined) return
    const field = `[data-pointer="${CSS.escape(awaited.current)}"]`
    const control =
      ':is(input, textarea, select, [contenteditable], [aria-haspopup], [aria-expanded])'
    const arrived = place.current?.querySelector<HTMLElement>(`${field} ${control}`)
    if (!arrived) return
    arrived.focus()
    awaited.current = undefined
  })
  const arrives = (pointer: string) => {
    awaited.current = pointer
  }
  return { place, arrives }
}

/** What is on or off, or one of a few, shows what holds where nothing is written. */
function isAlwaysShown({ kind }: Field): boolean {
  return kind === 'yes-no' || kind === 'choice'
}

interface AddButtonsProps {
  absent: [key: string, field: Field][]
  onAdd: (key: string, field: Field) => void
}

function AddButtons({ absent, onAdd }: AddButtonsProps) {
  return (
    <div className="flex flex-wrap gap-1.5">
      {absent.map(([key, field]) => (
        <button
          key={key}
          type="button"
          className="press-quiet text-muted! border-line!"
          onClick={() => onAdd(key, field)}
        >
          <span className="i-lucide-plus" aria-hidden="true" />
          <span>
            <span className="visually-hidden">Add </span>
            {field.title}
          </span>
        </button>
      ))}
    </div>
  )
}
