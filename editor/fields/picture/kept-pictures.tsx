import { useState } from 'react'
import type { Picture } from '../../keeper/keeper.ts'
import { useDesk } from '../desk.tsx'
import { kilobytes } from './new-picture.tsx'

interface KeptPicturesProps {
  pictures: (Picture & { isUsed: boolean })[]
  onChoose: (picture: Picture) => void
  onChange: (pictures: Picture[]) => void
}

/** The pictures that the site has, and which of them no page shows; those can be taken away and brought back. */
export function KeptPictures({ pictures, onChoose, onChange }: KeptPicturesProps) {
  const { keeper, refuse } = useDesk()
  const [removed, setRemoved] = useState<{ src: string; bytes: Blob }>()

  async function change(work: () => Promise<void>) {
    try {
      await work()
      onChange(await keeper.pictures())
    } catch (error) {
      refuse(error instanceof Error ? error.message : String(error))
    }
  }
  const remove = ({ src }: Picture) =>
    change(async () => {
      const bytes = await (await fetch(src)).blob()
      await keeper.removePicture(src)
      setRemoved({ src, bytes })
    })
  const bringBack = ({ src, bytes }: { src: string; bytes: Blob }) =>
    change(async () => {
      await keeper.addPicture(src.slice(src.lastIndexOf('/') + 1), bytes)
      setRemoved(undefined)
    })

  return (
    <section className="grid gap-2" aria-label="Pictures of this site">
      <h3 className="label">Pictures of this site</h3>
      <ul className="grid grid-cols-2 gap-2 list-none p-0 m-0">
        {pictures.map((picture) => (
          <li key={picture.src} className="grid gap-1 min-w-0">
            <button
              type="button"
              className="grid place-items-center h-24 rounded border border-line bg-desk cursor-pointer p-1"
              aria-label={`Put in ${picture.src}`}
              onClick={() => onChoose(picture)}
            >
              <img src={picture.src} alt="" loading="lazy" className="max-h-20 max-w-full" />
            </button>
            <span className="text-xs truncate">{picture.src}</span>
            <span className="text-xs text-muted">
              {picture.width} × {picture.height}, {kilobytes(picture.bytes)}
            </span>
            {!picture.isUsed && (
              <span className="flex items-center justify-between gap-1 text-xs text-muted">
                Not used
                <button
                  type="button"
                  className="press-quiet min-h-8! px-2!"
                  aria-label={`Take ${picture.src} away`}
                  onClick={() => remove(picture)}
                >
                  Take away
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {removed && (
        <p role="status" className="row text-sm">
          {removed.src} was taken away.
          <button type="button" className="press" onClick={() => bringBack(removed)}>
            Bring it back
          </button>
        </p>
      )}
    </section>
  )
}
