/** The peers' content file, as their `gen.mjs` writes it. */
export interface PeerContent {
  site: { name: string; url: string; tagline: string; copyright: string; ogImage: string }
  nav: { label: string; href: string; children?: PeerLink[] }[]
  home: PeerPage & { heading: string; text: string; links: (PeerLink & { text: string })[] }
  about: PeerPage & { heading: string; text: string }
  contact: PeerPage & {
    heading: string
    text: string
    button: string
    success: PeerNotice
    error: PeerNotice
    note: PeerNotice
  }
  services: PeerService[]
}

export interface PeerService extends PeerPage {
  tagline: string
  cards: PeerCard[]
  accordion?: { title: string; items: { q: string; a: string }[] }
  cta: { title: string; text: string; label: string; href: string }
}

export interface PeerCard {
  title: string
  /** The path of a drawing; ours name one. */
  icon: string
  color: string
  consultancy: string[]
  training: string[]
}

export interface PeerPage {
  path: string
  title: string
  description: string
  /** Separated by commas. */
  keywords: string
}

interface PeerLink {
  label: string
  href: string
}

interface PeerNotice {
  title: string
  text: string
}
