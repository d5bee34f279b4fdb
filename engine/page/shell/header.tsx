import type { Layout } from '../../manifest/site.ts'
import { Picture } from '../../ui/picture.tsx'
import './header.css'
import { Navigation } from './navigation.tsx'
import { SearchButton } from './search-button.tsx'
import { ThemeButton } from './theme-button.tsx'

/** The same on every page but for the mark at the page that is shown. */
export function Header({ layout, path }: { layout: Layout; path: string }) {
  const { site, navigation, footer, home = '/' } = layout
  const { texts } = site
  // A page that only the footer names is marked where it belongs.
  const above = footer.links?.find(({ href }) => href === path)?.under
  return (
    <>
      <a className="skip-link" href="#main">
        {texts.skipToContent}
      </a>
      <header className="site-header">
        <div className="wrap bar">
          <a className="brand" href={home}>
            {site.logo && <Picture image={site.logo} />}
            {site.name}
          </a>
          <button
            type="button"
            className="menu-button"
            aria-controls="navigation"
            popoverTarget="navigation"
          >
            <span>{texts.menu}</span>
            <span>{texts.closeMenu ?? texts.menu}</span>
          </button>
          <Navigation
            items={navigation}
            label={texts.mainNavigation}
            path={path}
            above={above ?? path}
          />
          {texts.search && <SearchButton words={texts.search} register={footer.register} />}
          {texts.theme && <ThemeButton words={texts.theme} />}
        </div>
      </header>
    </>
  )
}
