import { createCell } from './cell.ts'

/** Whether notices can be shown: at idle once the page stands, or from the first sentence on. */
export const telling = createCell(false)

const loadToaster = () => {
  telling.set(true)
  return import('./screen/toaster.ts')
}

/** A step that can be taken back as long as it is the last one. */
interface Undoable {
  /** The version of the document after it. */
  version: number
  run: () => void
}

const undoable = new Map<string, number>()

/** Tells a person what happened, shown for a while and read aloud; said again, it is the same notice. */
export async function tell(sentence: string, undo?: Undoable): Promise<void> {
  const { toaster } = await loadToaster()
  const id = toaster.create({
    id: undo ? `${undo.version}` : sentence,
    title: sentence,
    duration: undo ? 10_000 : 6000,
    ...(undo && { action: { label: 'Undo', onClick: undo.run } }),
  })
  if (id && undo) undoable.set(id, undo.version)
}

/** Tells what could not be done, and why. */
export async function refuse(sentence: string): Promise<void> {
  const { toaster } = await loadToaster()
  toaster.create({ id: sentence, title: sentence, type: 'error', duration: 12_000 })
}

/** Takes "Undo" away where it would take back something else: the document has gone on. */
export function dismissBefore(version: number): void {
  for (const [id, own] of undoable) {
    if (own >= version) continue
    undoable.delete(id)
    void loadToaster().then(({ toaster }) => toaster.dismiss(id))
  }
}
