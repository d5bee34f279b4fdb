import { type ClipboardEvent, type DragEvent, useState } from 'react'

/** A place to drop a picture on, to paste it, or to choose a file. */
export function PictureDrop({ onFile }: { onFile: (file: File) => void }) {
  const [isOver, setOver] = useState(false)
  const take = (files: FileList) => {
    const picture = [...files].find(({ type }) => type.startsWith('image/'))
    if (picture) onFile(picture)
  }
  function onDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <label
      className={`grid justify-items-center gap-1 p-5 rounded-lg border-2 border-dashed text-sm text-center cursor-pointer focus-within:(outline-2 outline-solid outline-accent outline-offset-2) ${isOver ? 'border-accent bg-accent-soft' : 'border-edge'}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      onPaste={(event: ClipboardEvent) => take(event.clipboardData.files)}
    >
      <span className="i-lucide-image-up text-xl" aria-hidden="true" />
      <strong>Choose a picture from your files</strong>
      <span className="text-muted">or drop or paste one here</span>
      <input
        type="file"
        accept="image/*"
        className="visually-hidden"
        onChange={({ target }) => target.files && take(target.files)}
      />
    </label>
  )
}
