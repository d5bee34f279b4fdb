import type { ThemeTexts } from '../../schema/generated/manifest.js'
import './theme-button.css'

/**
 * Changes between light and dark. The script in the head (engine/build/theme.js) answers it; the style
 * sheet shows the name that fits, so that the prerendered page is right in both themes.
 */
export function ThemeButton({ words: { toDark, toLight } }: { words: ThemeTexts }) {
  return (
    <button type="button" className="theme-button" data-theme-button="">
      <span className="to-dark">
        <span className="visually-hidden">{toDark}</span>
      </span>
      <span className="to-light">
        <span className="visually-hidden">{toLight}</span>
      </span>
    </button>
  )
}
