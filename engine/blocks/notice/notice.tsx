import { showToast } from '../../ui/toast/show-toast.ts'
import type { BlockProps } from '../block.ts'
import '../../ui/action.css'

export function Notice({ block: { label, title, text } }: BlockProps<'notice'>) {
  return (
    <section className="wrap">
      <button
        type="button"
        className="button quiet"
        title={`${title}: ${text}`} // what is said without JavaScript
        onClick={() => showToast({ title, text, variant: 'default' })}
      >
        {label}
      </button>
    </section>
  )
}
