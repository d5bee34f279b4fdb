import { useEffect, useState } from 'react'
import type { Json } from '../../document/action.ts'
import type { Picture } from '../../keeper/keeper.ts'
import { useAct, useAnswer, useDesk } from '../desk.tsx'
import { KeptPictures } from './kept-pictures.tsx'
import { NewPicture } from './new-picture.tsx'
import { PictureDrop } from './picture-drop.tsx'

interface PictureChoiceProps {
  pointer: string
  now: { [key: string]: Json }
  onDone: () => void
}

/** A picture from the person's own files, or one of those that the site has. */
export default function PictureChoice({ pointer, now, onDone }: PictureChoiceProps) {
  const { keeper, refuse } = useDesk()
  const act = useAct()
  const [file, setFile] = useState<File>()
  const [kept, setKept] = useState<Picture[]>([])
  const uses = useAnswer(['uses', 'image'], (session) => session.uses('image'))?.value ?? []
  const used = new Set(uses.map(({ name }) => name))
  useEffect(() => {
    keeper.pictures().then(setKept, (error: Error) => refuse(error.message))
  }, [keeper, refuse])

  async function put({ src, width, height }: Picture, alt: string) {
    await act({ kind: 'set', pointer, value: { ...now, src, alt, width, height } })
    onDone()
  }

  if (file)
    return (
      <NewPicture
        file={file}
        pointer={pointer}
        before={{ src: String(now.src ?? ''), alt: String(now.alt ?? '') }}
        onPut={put}
        onBack={() => setFile(undefined)}
      />
    )
  return (
    <div className="grid gap-4">
      <PictureDrop onFile={setFile} />
      <KeptPictures
        pictures={kept.map((picture) => ({ ...picture, isUsed: used.has(picture.src) }))}
        onChoose={(picture) => put(picture, picture.src === now.src ? String(now.alt ?? '') : '')}
        onChange={setKept}
      />
    </div>
  )
}
