import { useId } from 'react'
import type { ControlProps } from '../control.ts'
import { useAct, useDesk } from '../desk.tsx'
import { FindingLines, useFindings } from '../finding-lines.tsx'
import { useTyped } from '../use-typed.ts'

/** Yes or no; what holds where nothing is written, is chosen by writing nothing. */
export function YesNoControl({ pointer, field, value }: ControlProps<'yes-no'>) {
  const act = useAct()
  const { onFocus } = useDesk()
  const id = useId()
  const findings = useFindings(pointer)
  const unsaid = field.default ?? false
  const [isOn, type] = useTyped(pointer, typeof value === 'boolean' ? value : unsaid)
  const turn = (next: boolean) => {
    if (next !== unsaid || field.isRequired) type(next)
    else act({ kind: 'remove', pointer })
  }
  return (
    <div className="grid gap-1" data-pointer={pointer}>
      <label className="row cursor-pointer text-sm font-semibold">
        <input
          type="checkbox"
          className="w-5 h-5 accent-accent flex-none"
          checked={isOn}
          aria-describedby={`${id}-words`}
          onChange={(event) => turn(event.target.checked)}
          onFocus={() => onFocus?.(pointer)}
        />
        {field.title}
      </label>
      <p id={`${id}-words`} className="text-xs text-muted">
        {field.description}
      </p>
      {findings.length > 0 && <FindingLines id={`${id}-found`} findings={findings} />}
    </div>
  )
}
