/** The content file that every peer reads within its build. */
export interface PeerContent {
  site: { name: string; url: string; tagline: string; copyright: string; ogImage: string }
  nav: PeerNavigation[]
  home: PeerPage & { heading: string; text: string; links: (PeerLink & { text: string })[] }
  about: PeerPage & { heading: string; text: string }
  contact: PeerPage & {
    heading: string
    text: string
    /** Where the form sends to. */
    endpoint: string
    button: string
    success: PeerNotice
    error: PeerNotice
    note: PeerNotice
  }
  services: PeerService[]
  /** The page that is measured, and the one that its visitor goes on to. */
  measure: { page: string; to: string }
}

export interface PeerNavigation extends PeerLink {
  children?: PeerLink[]
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
