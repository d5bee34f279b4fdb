import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { checkFiles, type GivenFile, isTooLarge, sizeInWords } from '../../schema/file-rules.ts'
import type { Values } from '../../schema/form-rules.ts'
import type { ShownField } from '../manifest/shown-field.ts'
import type { MessageFiles } from './send-message.ts'

/** What was chosen, by page and field: it stays while another page is looked at, and no longer than the document. */
const kept = new Map<string, readonly File[]>()
const keyOf = (path: string, field: string) => `${path} ${field}`
/** Told to a control when its files were sent. */
const forgotten = 'filesforgotten'

interface FileForm {
  path: string
  fields: readonly ShownField[]
}

interface FilesRead {
  /** What is wrong, by the field. */
  errors: { [field: string]: string }
  /** Absent where nothing was chosen. */
  sent?: MessageFiles
}

/** Judges what was chosen as the function does, and makes one body of it and the message. */
export async function readFiles(
  form: HTMLFormElement,
  { path, fields, message }: FileForm & { message: Values },
): Promise<FilesRead> {
  const given: { [field: string]: GivenFile[] } = {}
  const lost: FilesRead['errors'] = {}
  const chosen: { field: string; file: File }[] = []
  let bytes = 0
  for (const field of fields) {
    if (field.kind !== 'file') continue
    const files = [...(controlOf(form, field.name)?.files ?? [])]
    bytes += files.reduce((sum, { size }) => sum + size, 0)
    const isRead = !isTooLarge(field, files, bytes)
    try {
      given[field.name] = await Promise.all(files.map((file) => givenFile(file, isRead)))
    } catch {
      lost[field.name] = field.files?.again ?? '' // it was moved or changed since it was chosen
    }
    chosen.push(...files.map((file) => ({ field: field.name, file })))
  }
  const check = checkFiles(fields, given)
  const errors = { ...check.errors, ...lost }
  if (chosen.length === 0) return { errors }
  const body = new FormData()
  for (const [name, value] of Object.entries(message))
    for (const entry of [value].flat()) body.append(name, entry)
  for (const { field, name, mediaType, bytes } of check.files)
    body.append(field, new File([bytes], name, { type: mediaType }))
  const mark = chosen.map(({ file }) => [file.name, file.size, file.lastModified]).join()
  return { errors, sent: { body, bytes, mark, forget: () => forget(form, path, chosen) } }
}

async function givenFile(file: File, isRead: boolean): Promise<GivenFile> {
  const bytes = new Uint8Array(isRead ? await file.arrayBuffer() : [])
  return { name: file.name, size: file.size, bytes }
}

/** What was chosen while these were on their way stays. */
function forget(form: HTMLFormElement, path: string, sent: { field: string; file: File }[]): void {
  for (const field of new Set(sent.map(({ field }) => field))) {
    const control = controlOf(form, field)
    const rest = [...(control?.files ?? [])].filter(
      (file) => !sent.some((one) => one.file === file),
    )
    keep(keyOf(path, field), control, rest)
    control?.dispatchEvent(new Event(forgotten))
  }
}

function keep(key: string, control: HTMLInputElement | undefined, files: readonly File[]): void {
  kept.set(key, files)
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  if (control) control.files = transfer.files
}

function controlOf(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const control = form?.elements.namedItem(name)
  return control instanceof HTMLInputElement ? control : undefined
}

interface FileListProps extends FileForm {
  form: RefObject<HTMLFormElement | null>
  field: ShownField
  /** Names of files that were chosen before the page was left. */
  left: string[]
  isSending: boolean
  /** Called when other files are chosen. */
  onChosen: () => void
  /** Says what is wrong with a field's files, or that nothing is. */
  tell: (field: string, error: string | undefined) => void
}

/** What was chosen in a field, each to be taken out again. */
export function FileList({ left, isSending, ...props }: FileListProps) {
  const { field } = props
  const { files, remove } = useChosenFiles(props)
  useLeavingAsks(isSending && files !== undefined && files.length > 0)
  if (!files)
    return (
      left.length > 0 && <p className="file-left">{`${left.join(', ')}: ${field.files?.again}`}</p>
    )
  if (files.length === 0) return null
  return (
    <ul className="chosen-files">
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`}>
          <bdi>{file.name}</bdi> <bdi>{sizeInWords(file.size)}</bdi>
          <button
            type="button"
            className="button quiet"
            aria-label={`${field.files?.remove} ${file.name}`}
            onClick={() => remove(file)}
          >
            {field.files?.remove}
          </button>
        </li>
      ))}
    </ul>
  )
}

type Chosen = Omit<FileListProps, 'left' | 'isSending'>

/** The files of a field, as its control has them; undefined before any was chosen. */
function useChosenFiles({ form, path, fields, field, onChosen, tell }: Chosen) {
  const [files, setFiles] = useState<readonly File[]>()
  const key = keyOf(path, field.name)
  const control = () => controlOf(form.current, field.name)

  const take = async (next: readonly File[]) => {
    keep(key, control(), next)
    setFiles(next)
    onChosen()
    if (!form.current) return
    const { errors } = await readFiles(form.current, { path, fields, message: {} })
    if (kept.get(key) !== next) return // others were chosen meanwhile
    for (const { name, kind } of fields)
      if (kind === 'file')
        tell(name, controlOf(form.current, name)?.value ? errors[name] : undefined)
  }
  const choose = useEffectEvent(() => {
    const next = withChosen(kept.get(key) ?? [], control())
    if (next.length > 0) void take(next)
  })
  const show = useEffectEvent(() => setFiles(kept.get(key)))
  useEffect(() => {
    const control = controlOf(form.current, field.name)
    const whenChosen = () => choose()
    const whenForgotten = () => show()
    control?.addEventListener('change', whenChosen)
    control?.addEventListener(forgotten, whenForgotten)
    choose() // before this was loaded, or before another page was looked at
    return () => {
      control?.removeEventListener('change', whenChosen)
      control?.removeEventListener(forgotten, whenForgotten)
    }
  }, [form, field.name])

  const remove = (file: File) => {
    control()?.focus()
    void take((files ?? []).filter((other) => other !== file))
  }
  return { files, remove }
}

/** What there was with what is chosen now, where several may be. Who is asked to choose and does not keeps what there is. */
function withChosen(before: readonly File[], control: HTMLInputElement | undefined) {
  const chosen = [...(control?.files ?? [])]
  const added = chosen.filter((file) => !before.some((known) => isSame(known, file)))
  const all = control?.multiple ? [...before, ...added] : chosen
  return chosen.length > 0 ? all : before
}

/** Whoever leaves the document is asked first. */
function useLeavingAsks(isSo: boolean): void {
  useEffect(() => {
    if (!isSo) return
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isSo])
}

function isSame(one: File, other: File): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  )
}
