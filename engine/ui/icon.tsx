import type { Icon as IconName } from '../../schema/generated/manifest.js'
import { iconsUrl } from '../assets/urls.ts'
import './icon.css'

/** A decorative icon; only those that a site uses are in its sprite. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${iconsUrl}#${name}`} />
    </svg>
  )
}
