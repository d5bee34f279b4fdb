import type { NavigationLink } from '../../../schema/generated/manifest.js'
import { linesOf } from '../../manifest/families.ts'
import type { Layout } from '../../manifest/site.ts'
import { each } from '../../ui/each.ts'
import './footer.css'

/** The foot of every page, and in it, where the site has a word for it, the register of all pages. */
export function Footer({ layout: { footer, navigation } }: { layout: Layout }) {
  const { copyright, tagline, links = [], register, contact, note } = footer
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="footer-words">
          <p className="footer-tagline">{tagline}</p>
          {contact && (
            <dl>
              {each(contact, ({ label, text, href }) => (
                <div>
                  <dt>{label}</dt>
                  <dd>{href ? <a href={href}>{text}</a> : text}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        {register ? (
          <nav id="register" aria-label={register}>
            {each(
              navigation.filter(({ children }) => children),
              (item) => (
                <section>
                  <h2>{item.name}</h2>
                  <Links links={linesOf(item)} />
                </section>
              ),
            )}
            <section className="footer-others">
              <h2>{register}</h2>
              <Links links={[...navigation.filter(({ children }) => !children), ...links]} />
            </section>
          </nav>
        ) : (
          links.length > 0 && <Links links={links} />
        )}
        <p className="footer-copyright">{copyright}</p>
        {note && <p className="footer-note">{note}</p>}
      </div>
    </footer>
  )
}

function Links({ links }: { links: NavigationLink[] }) {
  return (
    <ul>
      {each(links, ({ name, href }) => (
        <li>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  )
}
