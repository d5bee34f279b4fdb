import type { Layout } from '../../manifest/site.ts'
import { Picture } from '../../ui/picture.tsx'
import './header.css'
import { Navigation } from './navigation.tsx'
import { ThemeButton } from './theme-button.tsx'

/** The same on every page but for the mark at the page that is shown. */
export function Header({ layout: { site, navigation }, path }: { layout: Layout; path: string }) {
  return (
    <>
      <a className="skip-link" href="#main">
        {site.texts.skipToContent}
      </a>
      <header className="site-header">
        <div className="wrap bar">
          <a className="brand" href="/">
            {site.logo && <Picture image={site.logo} />}
            {site.name}
          </a>
          <button
            type="button"
            className="menu-button"
            aria-controls="navigation"
            popoverTarget="navigation"
          >
            {site.texts.menu}
          </button>
          <Navigation items={navigation} label={site.texts.mainNavigation} path={path} />
          {site.texts.theme && <ThemeButton words={site.texts.theme} />}
        </div>
      </header>
    </>
  )
}
