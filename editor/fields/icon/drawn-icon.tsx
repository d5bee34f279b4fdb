import { iconsUrl } from '../../../engine/assets/urls.ts'

/** An icon of the Lucide set by its name; the keeper's sprite has all of them. */
export function DrawnIcon({ name }: { name: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="w-6 h-6 flex-none fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
      aria-hidden="true"
    >
      <use href={`${iconsUrl}#${name}`} />
    </svg>
  )
}
