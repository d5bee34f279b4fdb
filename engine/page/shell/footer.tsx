import type { Layout } from '../../manifest/site.ts'
import './footer.css'

export function Footer({ footer: { copyright, tagline, links, note } }: Pick<Layout, 'footer'>) {
  return (
    <footer className="site-footer" data-microprint={`${tagline} · `.repeat(10)}>
      <div className="wrap">
        <p className="footer-copyright">{copyright}</p>
        <p className="footer-tagline">{tagline}</p>
        {links && (
          <ul>
            {links.map(({ name, href }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        )}
        {note && <p className="footer-note">{note}</p>}
      </div>
    </footer>
  )
}
