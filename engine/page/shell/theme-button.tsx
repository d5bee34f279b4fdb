import { useEffect } from 'react'
import type { SiteTexts } from '../../manifest/texts/site-texts.ts'
import { keepTheme, shownTheme, wearTheme } from './theme.ts'
import './theme-button.css'

/** Changes between light and dark. The style sheet shows the name that fits: so what is prerendered is right in both. */
export function ThemeButton({
  words: { toDark, toLight },
}: {
  words: NonNullable<SiteTexts['theme']>
}) {
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === 'theme' && (newValue === 'light' || newValue === 'dark')) wearTheme(newValue)
    }
    addEventListener('storage', follow) // chosen in another tab
    return () => removeEventListener('storage', follow)
  }, [])
  const change = () => {
    const theme = shownTheme() === 'dark' ? 'light' : 'dark'
    wearTheme(theme)
    keepTheme(theme)
  }
  return (
    <button type="button" className="theme-button" onClick={change}>
      <span className="to-dark">
        <span className="visually-hidden">{toDark}</span>
      </span>
      <span className="to-light">
        <span className="visually-hidden">{toLight}</span>
      </span>
    </button>
  )
}
