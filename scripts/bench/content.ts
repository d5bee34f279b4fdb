import { randomFrom } from '../../engine/art/random.ts'
import type {
  PeerCard,
  PeerContent,
  PeerNavigation,
  PeerPage,
  PeerService,
} from './peer-content.ts'
import { areas, aspects, clients, colours, drawings, lessons, objects, works } from './words.ts'

type Pick = <T>(list: T[]) => T

/** The navigation leads to this many service pages. */
export const fewestServices = 33

const area = (index: number) => areas[index % areas.length] ?? ''
const path = (number: number) => `/service-${String(number).padStart(4, '0')}`

/**
 * The content of the site that all are measured with; the same for the same number of service pages.
 * @param n service pages; home, about and contact come on top
 */
export function contentOf(n: number): PeerContent {
  const random = randomFrom(20250301)
  const pick: Pick = (list) => {
    const chosen = list[Math.floor(random() * list.length)]
    if (chosen === undefined) throw new Error('Nothing to pick from. This is a bug in the bench.')
    return chosen
  }
  const services = Array.from({ length: n }, (_, index) => service(index, pick))
  return {
    site: {
      name: 'Northline Payments',
      url: 'https://www.example.com',
      tagline: 'Expert Fintech Consultancy & Training by our Payments Expert Teams',
      copyright: '© 2025 Northline Payments. All rights reserved.',
      ogImage: '/og.png',
    },
    nav: navigation(),
    home: {
      ...named('/', 'Payments Consulting and Training', 'payments, consulting, training'),
      description: 'Transforming fintech and government payment systems.',
      heading: 'Transforming Fintech & Government Payment Systems',
      text: 'Consulting and training for banks, processors, merchants and government bodies.',
      links: services.slice(0, 16).map((page) => {
        return { label: page.title, href: page.path, text: page.description }
      }),
    },
    about: {
      ...named('/about', 'About', 'about, team'),
      description: 'Accredited trainers with more than 15 years of experience.',
      heading: 'About us',
      text: 'Accredited EMV trainers, 15+ years of experience, 50+ training programs delivered and global reach.',
    },
    contact: contact(),
    services,
    measure: { page: path(10), to: path(30) },
  }
}

function named(path: string, title: string, keywords: string): Omit<PeerPage, 'description'> {
  return { path, title, keywords }
}

function contact(): PeerContent['contact'] {
  return {
    ...named('/contact', 'Contact', 'contact'),
    description: 'Get in touch with our payments experts.',
    heading: 'Get in Touch',
    text: "Ready to start your next payment project or training program? Let's connect.",
    endpoint: '/api/contact',
    button: 'Show a notification',
    success: { title: 'Thank you!', text: 'Your message has been sent.' },
    error: { title: 'Error', text: 'Failed to send message. Please try again.' },
    note: { title: 'Notification', text: 'This is a sample notification.' },
  }
}

/** 15 items: home, six groups of three to six pages, six plain services, about, contact. */
function navigation(): PeerNavigation[] {
  let last = 0
  const next = () => ({ label: area(last++), href: path(last) })
  const groups = { Acquiring: 5, Issuing: 5, EMV: 4, Mobile: 4, 'AI/ML': 3, Migrations: 6 }
  const grouped = Object.entries(groups).map(([label, length]) => {
    const children = Array.from({ length }, next)
    return { label, href: children[0]?.href ?? '', children }
  })
  const plain = ['EV', 'AFC', 'Fleet', 'Fraud', 'Training', 'Tools']
  return [
    { label: 'Home', href: '/' },
    ...grouped,
    ...plain.map((label) => ({ label, href: next().href })),
    { label: 'About', href: '/about' },
    { label: 'Contact', href: '/contact' },
  ]
}

function service(index: number, pick: Pick): PeerService {
  const number = index + 1
  const aspect = aspects[Math.floor(index / areas.length) % aspects.length] ?? ''
  // All that stands after so many pages has been there before.
  const title = `${area(index)} ${aspect}${number > areas.length * aspects.length ? ` ${number}` : ''}`
  const description = `${title}: consulting and instructor-led training on ${pick(objects)} and ${pick(objects)} ${pick(clients)}.`
  const topics = [area(index), aspect].map((topic) => topic.toLowerCase())
  return {
    path: path(number),
    title,
    description,
    keywords: [...topics, 'payments consulting', 'payments training', pick(objects)].join(', '),
    tagline: `Practical ${aspect.toLowerCase()} advice and training ${pick(clients)} by payment experts`,
    cards: Array.from({ length: 1 + (number % 3) }, (_, card) =>
      cardOf(card === 0 ? `${area(index)} ${aspect}` : `${pick(areas)} ${pick(aspects)}`, pick),
    ),
    ...(number % 5 === 0 && {
      accordion: {
        title: 'Frequently asked questions',
        items: Array.from({ length: 4 }, () => question(pick)),
      },
    }),
    cta: {
      title: 'Ready to talk to a payments expert?',
      text: `Tell us about your ${area(index).toLowerCase()} project and we will reply within 24 hours.`,
      label: 'Consult Now',
      href: '/contact',
    },
  }
}

function cardOf(title: string, pick: Pick): PeerCard {
  return {
    title,
    icon: pick(drawings),
    color: pick(colours),
    consultancy: sentences(13, () => `${pick(works)} of ${pick(objects)} ${pick(clients)}`),
    training: sentences(6, () => `${pick(lessons)} ${pick(objects)}`),
  }
}

function question(pick: Pick): { q: string; a: string } {
  return {
    q: `How do you approach ${pick(objects)}?`,
    a: `Our teams start with an assessment of ${pick(objects)}, then plan ${pick(objects)} ${pick(clients)} and finish with a ${pick(works).toLowerCase()} of ${pick(objects)}.`,
  }
}

/** Different ones, none much longer than another. */
function sentences(count: number, write: () => string): string[] {
  const found = new Set<string>()
  while (found.size < count) {
    const sentence = write()
    if (sentence.length >= 30 && sentence.length <= 60) found.add(sentence)
  }
  return [...found]
}
