import { ActionLink } from '../../ui/action.tsx'
import { each } from '../../ui/each.ts'
import { Picture } from '../../ui/picture.tsx'
import { placeId } from '../../ui/place-id.ts'
import { SectionHead } from '../../ui/section-head.tsx'
import type { BlockProps } from '../block.ts'
import { addressLines } from './address-lines.ts'
import './map.css'

/** Nothing is asked of other sites; who presses the button goes there. */
export function PlaceMap({
  block: { title, text, image, action },
  isFirst,
  organization: { name, address },
}: BlockProps<'map'>) {
  return (
    <section className="map wrap" id={title && placeId(title)}>
      <SectionHead title={title} text={text} />
      <div>
        <Picture image={image} isLazy={!isFirst} sizes="(min-width: 48rem) 66vw, 100vw" />
        <address>
          <strong>{name}</strong>
          {address && each(addressLines(address), (line) => <span>{line}</span>)}
          <ActionLink action={action} />
        </address>
      </div>
    </section>
  )
}
