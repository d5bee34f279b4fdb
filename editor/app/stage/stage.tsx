import { Suspense, useEffect, useMemo } from 'react'
import { onDemand } from '../../fields/on-demand.tsx'
import { rememberPage, useIsPageView, usePage } from '../address.ts'
import { useCell } from '../cell.ts'
import { preload } from '../preload.ts'
import { useView } from '../session/use-session.ts'
import { Overlay } from './overlay.tsx'
import { pageShown } from './reveal.ts'
import { beside, door as doorCell, type Width, width as widthCell, widths } from './stage-cells.ts'
import { useFrameHost } from './use-frame-host.ts'
import { useNear } from './use-near.ts'
import { useRoom } from './use-room.ts'
import { useScheme } from './use-scheme.ts'
import { usePreview } from './use-shown-page.ts'

const BesidePane = onDemand(() => import('../languages/beside-pane.tsx'))

/** The page itself, in a frame as wide as a phone, a tablet or a desk, drawn small where there is less room. */
export function Stage({ isHidden }: { isHidden: boolean }) {
  const width = useCell(widthCell)
  const { ref, room } = useRoom()
  const scale = Math.min(1, room.width / widths[width])
  const size = { width: widths[width], height: room.height / scale }
  const isBroken = useView((view) => view.isBroken)
  const isBeside = useCell(beside) !== undefined
  useEffect(() => {
    if (isHidden) doorCell.get()?.endTyping()
  }, [isHidden])
  return (
    <div
      className={`absolute inset-0 flex flex-col lg:flex-row ${isHidden ? 'invisible' : ''}`}
      inert={isHidden}
    >
      <div className="flex-1 min-w-0 min-h-0 flex flex-col">
        <div
          ref={ref}
          data-tour="page"
          className="relative flex-1 min-h-0 ml-10 mr-3 mt-3 md:mr-6 md:mt-5"
        >
          {room.width > 0 && (
            <div
              className="absolute left-1/2 top-0 origin-top-left bg-raised shadow-float"
              style={{
                ...size,
                transform: `scale(${scale}) translateX(-50%)`,
              }}
            >
              <Frame />
            </div>
          )}
          <Overlay scale={scale} left={(room.width - size.width * scale) / 2} room={room} />
          {isBroken && <Broken />}
        </div>
        <Caption width={width} scale={scale} />
      </div>
      <Suspense>{isBeside && <BesidePane />}</Suspense>
    </div>
  )
}

function Frame() {
  const host = useFrameHost()
  const page = usePage()
  const preview = useWholePreview()
  const door = useCell(doorCell)
  const scheme = useScheme()
  const key = page?.key
  const isShown = useIsPageView()
  useEffect(() => {
    if (page && isShown) rememberPage(page)
  }, [page, isShown])
  useEffect(() => door?.wear(scheme), [door, scheme])
  useEffect(() => {
    if (!door || !preview || key === undefined) return
    let isLatest = true
    void door.show(key, preview).then(() => {
      if (isLatest) pageShown(door, key) // else it is another that stands, or will
      preload()
    })
    return () => {
      isLatest = false
    }
  }, [door, preview, key])
  return (
    <>
      <title>{page ? `${page.title || page.path} · Editor` : 'Editor'}</title>
      <iframe
        ref={host}
        title={page ? `Page: ${page.title || page.path}` : 'Page'}
        src="/_editor/frame/frame.html"
        className="w-full h-full border-0 bg-paper"
      />
    </>
  )
}

/** The page with what is near it. */
function useWholePreview() {
  const preview = usePreview()
  const near = useNear(usePage()?.key)
  return (
    useMemo(
      () => preview && near && { ...preview, page: { ...preview.page, near } },
      [preview, near],
    ) ?? preview
  )
}

function Caption({ width, scale }: { width: Width; scale: number }) {
  return (
    <p className="micro flex-none py-1.5 text-center" aria-hidden="true">
      {widths[width]} px{scale < 1 && ` · shown at ${Math.round(scale * 100)} %`}
    </p>
  )
}

/** Shown instead of a page where the text is not near to being one. */
function Broken() {
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-desk p-8 text-center">
      <p className="title text-2xl">The pages cannot be shown just now</p>
      <p className="max-w-[46ch] text-muted">
        A mark is missing or too many somewhere in the text. The list of findings says where; “Undo”
        takes the last change back.
      </p>
    </div>
  )
}
