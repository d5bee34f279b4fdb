import type { Box } from '../../frame/frame-door.ts'
import { usePage } from '../address.ts'
import { listOf } from '../blocks/addresses.ts'
import { useOpenDialog } from '../dialogs.tsx'
import { hover } from './hover.ts'

/**
 * A plus beside both edges of a block: what is added stands between it and its neighbor. It stands beside the page,
 * where no word of it is.
 */
export function Insert({ box, block, height }: { box: Box; block: number; height: number }) {
  const key = usePage()?.key
  const open = useOpenDialog()
  if (key === undefined) return null
  return [0, 1].map((after) => {
    const top = box.y + after * box.height
    if (top < -8 || top > height + 8) return null
    return (
      <button
        key={after}
        type="button"
        aria-label={after ? 'Add a block after this one' : 'Add a block before this one'}
        onPointerEnter={() => hover(block)}
        onPointerLeave={() => hover(undefined)}
        onClick={() =>
          open({ dialog: 'gallery', about: { list: listOf(key), index: block + after } })
        }
        className="absolute grid place-items-center w-9 h-10 -mt-5 -ml-9 bg-transparent cursor-pointer pointer-events-auto group"
        style={{ left: box.x, top: Math.min(Math.max(top, 20), height - 20) }}
      >
        <span className="grid place-items-center w-7 h-7 rounded-full bg-accent text-paper shadow-float group-hover:scale-115 transition-transform">
          <span className="i-lucide-plus" />
        </span>
      </button>
    )
  })
}
