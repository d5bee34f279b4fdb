import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PageLine, Preview } from '../../document/session.ts'
import type { FrameDoor } from '../../frame/frame-door.ts'
import { useSession } from '../session/use-session.ts'
import { onlooker } from '../stage/onlooker.ts'

interface PageThenProps {
  text: string
  page: PageLine
  restore: () => void
}

/** A page as it was in a former text; it can be looked at, and brought back. */
export function PageThen({ text, page, restore }: PageThenProps) {
  const session = useSession()
  const { data: preview } = useQuery({
    queryKey: ['page then', text, page.key],
    queryFn: async () => (await session.previewOf(text, page.key)) ?? null,
  })
  const title = `${page.title}, as it was`
  return (
    <figure className="grid gap-3">
      <figcaption className="flex flex-wrap items-center justify-between gap-3">
        <span className="font-semibold">{title}</span>
        <button type="button" className="press-main" onClick={restore}>
          <span className="i-lucide-undo-2" aria-hidden="true" />
          Bring this page back
        </button>
      </figcaption>
      {preview && <Shown page={page} preview={preview} title={title} />}
      {preview === null && <p className="text-muted">This page could not be shown even then.</p>}
    </figure>
  )
}

function Shown({ page, preview, title }: { page: PageLine; preview: Preview; title: string }) {
  const [door, setDoor] = useState<FrameDoor>()
  useEffect(() => void door?.show(page.key, preview), [door, page.key, preview])
  return (
    <iframe
      ref={(frame) => {
        if (frame) frame.broadsheetHost ??= onlooker({ connect: setDoor })
      }}
      title={title}
      src="/_editor/frame/frame.html"
      className="w-full h-[70vh] border border-line bg-paper"
    />
  )
}
