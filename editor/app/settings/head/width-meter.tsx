import { room } from '../../../../engine/rules/length.ts'
import { pixelWidth } from '../../../../engine/rules/pixel-width.ts'

interface WidthMeterProps {
  of: keyof typeof room
  text: string
}

/** How much of what a search result has room for a text takes. */
export function WidthMeter({ of, text }: WidthMeterProps) {
  const { size, pixels } = room[of]
  const width = pixelWidth(text, size)
  const isTooWide = width > pixels
  const name = of === 'title' ? 'Title' : 'Description'
  const words = isTooWide
    ? `${name}: ${width} of about ${pixels} pixels; the rest is cut`
    : `${name}: ${width} of about ${pixels} pixels`
  return (
    <div className="grid gap-1">
      <meter
        className="w-full h-2"
        min={0}
        max={pixels}
        high={pixels - 1}
        optimum={pixels / 2}
        value={Math.min(width, pixels)}
        aria-label={`Width of the ${of}`}
        aria-valuetext={words}
      />
      <span className={`text-xs ${isTooWide ? 'text-warn' : 'text-muted'}`}>{words}</span>
    </div>
  )
}
