import type { RuledField, Values } from '../../schema/form-rules.ts'

/** What stands in a form's fields, and what it is about; of files their names. */
export function readEntries(form: HTMLFormElement, fields: readonly RuledField[]): Values {
  const data = new FormData(form)
  const entryOf = ({ name, kind }: Pick<RuledField, 'name' | 'kind'>) => {
    if (kind === 'file')
      return data.getAll(name).flatMap((file): string[] => Object(file).name || [])
    return kind === 'choices' ? data.getAll(name).map(String) : String(data.get(name) ?? '')
  }
  return Object.fromEntries(
    [...fields, { name: 'about', kind: 'text' } as const].map((field) => [
      field.name,
      entryOf(field),
    ]),
  )
}

/** Puts entries into a form; what stands there already, and the caret in it, is left alone. Files nobody can put there. */
export function writeEntries(
  form: HTMLFormElement,
  fields: readonly RuledField[],
  entries: Values,
): void {
  for (const { name, kind } of fields)
    for (const control of kind === 'file' ? [] : controlsOf(form, name)) {
      const entry = entries[name] ?? ''
      if (control instanceof HTMLInputElement && control.type === 'checkbox')
        control.checked = [entry].flat().includes(control.value)
      else if (control.value !== entry) control.value = String(entry)
    }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The control of a field; of one with several options all of them. */
export function controlsOf(form: HTMLFormElement, name: string): Control[] {
  const isControl = (element: Element): element is Control => 'value' in element
  return [...form.elements].filter(isControl).filter((control) => control.name === name)
}
