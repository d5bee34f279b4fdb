import { type DragEvent, useEffect, useEffectEvent, useState } from 'react'

/** A place to drop a picture on, or to choose a file; while it is shown, a picture can be pasted wherever the focus is. */
export function PictureDrop({ onFile }: { onFile: (file: File) => void }) {
  const [isOver, setOver] = useState(false)
  const take = (files: FileList) => {
    const picture = [...files].find(({ type }) => type.startsWith('image/'))
    if (picture) onFile(picture)
    return picture !== undefined
  }
  function onDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (event.clipboardData && take(event.clipboardData.files)) event.preventDefault()
  })
  useEffect(() => {
    const shown = new AbortController()
    const options = { signal: shown.signal, capture: true } // before the screen's own keys
    document.addEventListener('paste', (event) => onPaste(event), options)
    return () => shown.abort()
  }, [])
  return (
    <label
      className={`grid justify-items-center gap-1 p-5 rounded-lg border-2 border-dashed text-sm text-center cursor-pointer focus-within:(outline-2 outline-solid outline-accent outline-offset-2) ${isOver ? 'border-accent bg-accent-soft' : 'border-edge'}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
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
