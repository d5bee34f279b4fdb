import type { Block, Card, Colour, Icon, Manifest, Page } from '../../schema/generated/manifest.js'
import type { PeerCard, PeerContent, PeerPage, PeerService } from './peer-content.ts'

/** The peers' content as a manifest: the file that an editor of such a site would have written. */
export function manifestOf({
  site,
  nav,
  home,
  about,
  contact,
  services,
}: PeerContent): Manifest & { pages: Page[] } {
  return {
    manifestVersion: 1,
    site: {
      name: site.name,
      url: site.url,
      language: 'en',
      variables: {},
      organization: { type: 'ProfessionalService', name: site.name },
      socialImages: false,
      socialImage: { src: site.ogImage, alt: '', width: 1200, height: 630 },
      texts,
    },
    navigation: nav.map(({ label, href, children }) => ({
      name: label,
      href,
      ...(children && {
        children: children.map((child) => ({ name: child.label, href: child.href })),
      }),
    })),
    footer: { copyright: site.copyright, tagline: site.tagline },
    pages: [
      page(home, [opening(home.heading, home.text), homeLinks(home)]),
      page(about, [opening(about.heading, about.text)]),
      page(contact, contactBlocks(contact)),
      ...services.map((service) => servicePage(service, site.name)),
    ],
    notFound: {
      title: 'Not found',
      description: 'There is no page at this address.',
      blocks: [
        {
          type: 'not-found',
          code: '404',
          title: 'Not found',
          text: 'There is no page here.',
          action: { label: 'Home', href: '/' },
        },
      ],
    },
  }
}

const texts = {
  skipToContent: 'Skip to content',
  menu: 'Menu',
  mainNavigation: 'Main',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  errorTitle: 'Unexpected error',
  reload: 'Reload',
}

const colours: { [name: string]: Colour } = {
  blue: 'blue',
  green: 'green',
  violet: 'violet',
  amber: 'gold',
  rose: 'magenta',
  teal: 'teal',
}

/** The peers' six drawings, by the first letters of their paths. */
const icons: { [start: string]: Icon } = {
  'M3 6': 'credit-card',
  'M12 3': 'shield-check',
  'M4 18': 'network',
  'M7 3': 'smartphone',
  'M12 2': 'zap',
  'M5 11': 'lock',
}

function page({ path, title, description, keywords }: PeerPage, blocks: Block[]): Page {
  return { path, title, description, keywords: keywords.split(', '), blocks }
}

function opening(title: string, tagline: string): Block {
  return { type: 'banner', title, tagline, art: 'none' }
}

function homeLinks({ links }: PeerContent['home']): Block {
  const cards = links.map(({ label, href, text }) => ({ title: label, href, description: text }))
  return { type: 'link-cards', cards }
}

function servicePage(service: PeerService, provider: string): Page {
  const { title, description, tagline, cards, accordion, cta } = service
  const blocks: Block[] = [opening(title, tagline), { type: 'cards', cards: cards.map(card) }]
  if (accordion) {
    const questions = accordion.items.map(({ q, a }) => ({ question: q, answer: a }))
    blocks.push({ type: 'questions', title: accordion.title, questions })
  }
  const action = { label: cta.label, href: cta.href }
  blocks.push({ type: 'call-to-action', title: cta.title, text: cta.text, action, art: 'none' })
  // Written out, since the peers' record has fewer facts than the engine's own "Service".
  const record = {
    '@type': 'Service',
    name: title,
    description,
    provider: { '@type': 'ProfessionalService', name: provider },
  }
  return { ...page(service, blocks), structuredData: { type: 'record', record } }
}

function card({ title, icon, color, consultancy, training }: PeerCard): Card {
  return {
    title,
    icon: icons[/^M\d+ \d+/.exec(icon)?.[0] ?? ''] ?? 'zap',
    colour: colours[color] ?? 'teal',
    lists: [
      { heading: 'Consultancy Focus', items: consultancy },
      { heading: 'Training Modules', items: training },
    ],
  }
}

function contactBlocks({
  heading,
  text,
  button,
  success,
  error,
  note,
}: PeerContent['contact']): Block[] {
  return [
    opening(heading, text),
    {
      type: 'contact-form',
      fields: {
        name: { label: 'Name*' },
        email: { label: 'Email*' },
        company: { label: 'Company' },
        phone: { label: 'Phone' },
        message: { label: 'Message*' },
      },
      submit: 'Send Message',
      sending: 'Sending...',
      success,
      failure: error,
    },
    { type: 'notice', label: button, ...note },
  ]
}
