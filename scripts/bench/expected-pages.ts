import type { PeerContent, PeerPage, PeerService } from './peer-content.ts'

/** What a page shows and says of itself, by name; texts of `main` and the footer without white space. */
export interface ShownPage {
  [what: string]: string
}

/**
 * What every site has to show, straight from the content.
 * @param most service pages at most, taken evenly
 */
export function shownPages(
  content: PeerContent,
  most: number,
): { path: string; shown: ShownPage }[] {
  const { home, about, contact, services } = content
  const step = Math.ceil(services.length / most)
  const links = home.links.flatMap(({ label, text }) => [label, text])
  const fields = ['Name*', 'Email*', 'Company', 'Phone', 'Message*', 'Send Message']
  const pages: [PeerPage, string[]][] = [
    [home, [home.heading, home.text, ...links]],
    [about, [about.heading, about.text]],
    [contact, [contact.heading, contact.text, ...fields, contact.button]],
  ]
  const some = services.filter((_, index) => index % step === 0)
  return [
    ...pages.map(([page, texts]) => shownPage(content, page, texts)),
    ...some.map((page) => shownPage(content, page, serviceTexts(page), recordOf(content, page))),
  ]
}

function serviceTexts({ title, tagline, cards, accordion, cta }: PeerService): string[] {
  return [
    ...[title, tagline],
    ...cards.flatMap((card) => [
      card.title,
      ...['Consultancy Focus', ...card.consultancy],
      ...['Training Modules', ...card.training],
    ]),
    ...(accordion ? [accordion.title, ...accordion.items.flatMap(({ q, a }) => [q, a])] : []),
    ...[cta.title, cta.text, cta.label],
  ]
}

function shownPage(
  { site, nav }: PeerContent,
  { path, title: name, description, keywords }: PeerPage,
  texts: string[],
  record?: string,
): { path: string; shown: ShownPage } {
  const squeezed = (text: string) => text.replace(/\s+/g, '')
  const title = `${name} | ${site.name}`
  const url = site.url + (path === '/' ? '' : path)
  const image = site.url + site.ogImage
  const items = nav.flatMap((item) => item.children ?? [item])
  const shown = {
    main: squeezed(texts.join('')),
    title,
    canonical: url,
    navigation: items.map(({ href, label }) => `${href} ${label}`).join('\n'),
    footer: [site.copyright, site.tagline].map(squeezed).sort().join('\n'),
    description,
    keywords: squeezed(keywords),
    'og:title': title,
    'og:description': description,
    'og:type': 'website',
    'og:url': url,
    'og:site_name': site.name,
    'og:image': image,
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image,
    ...(record && { record }),
  }
  return { path, shown }
}

/** As sorted pairs: the order of a record's fields says nothing. */
function recordOf({ site }: PeerContent, { title, description }: PeerService): string {
  return JSON.stringify([
    ['@context', 'https://schema.org'],
    ['@type', 'Service'],
    ['description', description],
    ['name', title],
    [
      'provider',
      [
        ['@type', 'ProfessionalService'],
        ['name', site.name],
      ],
    ],
  ])
}
