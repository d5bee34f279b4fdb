import { type FormEvent, useEffect, useId, useState } from 'react'
import type { Picture } from '../../keeper/keeper.ts'
import { useDesk } from '../desk.tsx'
import { pictureName } from './picture-name.ts'
import { scalePicture } from './scale-picture.ts'

/** Where nobody knows how large a picture is shown: twice a wide column. */
const usualWidth = 800

interface NewPictureProps {
  file: File
  pointer: string
  /** The picture that stands there now; empty texts where there is none. */
  before: { src: string; alt: string }
  onPut: (picture: Picture, alt: string) => Promise<void>
  onBack: () => void
}

/** A picture on its way in: what it shows is asked for, and names it. */
export function NewPicture({ file, pointer, before, onPut, onBack }: NewPictureProps) {
  const { keeper, tell, refuse, shownWidth } = useDesk()
  const id = useId()
  const [alt, setAlt] = useState('')
  const [isDecoration, setDecoration] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const url = useObjectUrl(file)

  async function keep(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      const maxWidth = 2 * (shownWidth?.(pointer, before.src) ?? usualWidth)
      const { bytes, width, height, ending } = await scalePicture(file, { maxWidth })
      const words = isDecoration ? '' : alt
      const { src } = await keeper.addPicture(pictureName(words, file.name, ending), bytes)
      await onPut({ src, width, height, bytes: bytes.size }, words)
      tell(`The picture is kept as ${src}: ${width} × ${height}, ${kilobytes(bytes.size)}.`)
    } catch (error) {
      refuse(error instanceof Error ? error.message : String(error))
      setBusy(false)
    }
  }

  return (
    <form className="grid gap-3" onSubmit={keep}>
      {url && <img src={url} alt="" className="max-h-48 mx-auto rounded" />}
      <label className="label" htmlFor={id}>
        What does it show?
      </label>
      <textarea
        id={id}
        className="input [field-sizing:content]"
        // biome-ignore lint/a11y/noAutofocus: the person has just chosen the picture that this asks about
        autoFocus
        value={alt}
        required={!isDecoration}
        disabled={isDecoration}
        placeholder={before.alt || 'As you would say it over the telephone'}
        onChange={(event) => setAlt(event.target.value)}
      />
      <label className="row text-sm">
        <input
          type="checkbox"
          className="w-5 h-5 accent-accent"
          checked={isDecoration}
          onChange={(event) => setDecoration(event.target.checked)}
        />
        It is decoration and shows nothing that matters
      </label>
      <div className="flex gap-2">
        <button type="submit" className="press-main" disabled={isBusy}>
          {isBusy ? 'One moment…' : 'Put it in'}
        </button>
        <button type="button" className="press-quiet" onClick={onBack}>
          Another one
        </button>
      </div>
    </form>
  )
}

function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

/** A number of bytes as people read it. */
export function kilobytes(bytes: number): string {
  return bytes < 1000 ? `${bytes} bytes` : `${Math.round(bytes / 1000).toLocaleString('en')} kB`
}
