/*
 * What the specification of this site fixes, for the tests: its routes, counts and given words. All else on the site
 * follows the manifest, so that whoever edits may change it.
 */

export const routes =
  '/ /acquiring /pos /poi /tms /key-management /payment-gateway /issuing-cms /emv-kernel-contact /emv-contactless /emv-script-management /emv-personalization /mobile-payments /apple-se-nfc /hce /mobile-loyalty /qr-payments /ev-payments /rtp /tsm /tsp /cloud /ai-ml /agentic-ai /fraud /loyalty /iot /crypto-backoffice /afc /fleet-card /training /tools /blog /about /contact'.split(
    ' ',
  )

export const redirects = {
  '/emv-chip': '/emv-kernel-contact',
  '/blockchain': '/crypto-backoffice',
  '/emv-contact': '/emv-kernel-contact',
}

/** The menu: each item's name and path, and the paths below it. */
export const navigation: [name: string, path: string, ...children: string[]][] = [
  ['Home', '/'],
  ['Acquiring', '/acquiring', '/payment-gateway', '/pos', '/poi', '/tms', '/key-management'],
  ['Issuing', '/issuing-cms', '/issuing-cms', '/tsp', '/crypto-backoffice', '/loyalty', '/rtp'],
  [
    'EMV',
    '/emv-kernel-contact',
    '/emv-kernel-contact',
    '/emv-contactless',
    '/emv-script-management',
    '/emv-personalization',
  ],
  [
    'Mobile Payments',
    '/mobile-payments',
    '/apple-se-nfc',
    '/hce',
    '/mobile-loyalty',
    '/qr-payments',
  ],
  ['EV Payments', '/ev-payments'],
  ['AFC', '/afc'],
  ['Fleet Card', '/fleet-card'],
  ['Fraud', '/fraud'],
  ['AI/ML', '/ai-ml', '/ai-ml', '/agentic-ai'],
  ['Migrations', '/cloud', '/cloud', '/iot'],
  ['Training', '/training'],
  ['Tools', '/tools'],
  ['About', '/about'],
  ['Contact', '/contact'],
]

/** The two lists of each card on a service page. */
export const cardLists = ['Consultancy Focus', 'Training Modules'] as const

/** How many cards a service page has, and how many items each of their two lists. */
export const serviceCards: [path: string, cards: number, consultancy: number, training: number][] =
  [
    ['/acquiring', 1, 18, 9],
    ['/pos', 1, 13, 6],
    ['/poi', 1, 12, 6],
    ['/tms', 1, 13, 6],
    ['/key-management', 1, 13, 6],
    ['/payment-gateway', 1, 14, 7],
    ['/issuing-cms', 1, 18, 10],
    ['/emv-kernel-contact', 1, 8, 5],
    ['/emv-contactless', 1, 8, 5],
    ['/emv-script-management', 1, 8, 5],
    ['/emv-personalization', 1, 8, 5],
    ['/rtp', 1, 13, 6],
    ['/tsm', 1, 12, 6],
    ['/tsp', 1, 13, 6],
    ['/cloud', 1, 13, 7],
    ['/ai-ml', 1, 13, 7],
    ['/agentic-ai', 1, 13, 7],
    ['/fraud', 1, 18, 8],
    ['/loyalty', 1, 18, 7],
    ['/iot', 1, 13, 6],
    ['/crypto-backoffice', 1, 13, 6],
    ['/afc', 1, 13, 6],
    ['/fleet-card', 1, 13, 6],
  ]

/** The same where the specification gives no counts: only how many cards there are. */
export const uncountedCards: [path: string, cards: number][] = [
  ['/mobile-payments', 4],
  ['/apple-se-nfc', 1],
  ['/hce', 1],
  ['/mobile-loyalty', 1],
  ['/qr-payments', 1],
  ['/ev-payments', 2],
]

export const home = {
  label: 'USA-Based Company',
  title: 'Transforming Fintech & Government Payment Systems',
  action: { label: 'Consult Now', href: '/contact' },
  announcement: '/agentic-ai',
  solutions:
    '/acquiring /issuing-cms /emv-chip /pos /rtp /tsm /tsp /cloud /ai-ml /agentic-ai /fraud /loyalty /iot /blockchain /afc /fleet-card'.split(
      ' ',
    ),
  figures: ['600+', '65+', '5'],
  projects: [
    /payment switch/i,
    /fare collection/i,
    /card issuing/i,
    /cash register & POS/i,
    /stadium card/i,
  ],
  record: {
    '@type': 'ProfessionalService',
    areaServed: 'Worldwide',
    serviceType: ['Payment Consulting', 'EMV Training', 'Fintech Consulting', 'Payment Security'],
    aggregateRating: { ratingValue: '4.9', reviewCount: '600' },
  },
}

export const panels = [
  { path: '/apple-se-nfc', title: 'Apple NFC & SE Platform Overview', lists: ['Key Features'] },
  { path: '/hce', title: 'What is Host Card Emulation?', lists: ['Key Benefits', 'Use Cases'] },
  {
    path: '/mobile-loyalty',
    title: 'Modern Mobile Loyalty',
    lists: ['Core Capabilities', 'Advanced Features'],
  },
]

/** What a page must say somewhere. */
export const facts: [path: string, ...words: (string | RegExp)[]][] = [
  [
    '/apple-se-nfc',
    /field.detect/i,
    /double.click/i,
    /credential session/i,
    /transaction authorization/i,
    /presentment intent assertion/i,
    /ISO 14443-4/,
    /ISO 7816-4/,
    /signed applets?/i,
    'iOS 18.1',
    'Switzerland',
    'Hong Kong, Singapore, UAE',
    'iOS 26.0',
    'iPhone XS or later',
  ],
  ['/hce', 'Android 4.4'],
  ['/qr-payments', /merchant.presented mode/i, /consumer.presented mode/i, /global QR networks/i],
  ['/ev-payments', 'OCPP 1.6/2.0.1', 'OCPI 2.2+'],
  ['/about', 'accredited EMV trainers', '15+', '50+'],
]

export const qrTitle = 'QR Code Payments'
export const evCards = ['OCPP 1.6/2.0.1', 'OCPI 2.2+']
export const aboutCards = ['Certifications', 'Experience', 'Training', 'Global Reach']

export const training = {
  placeholder: 'Search courses...',
  levels: ['Foundation', 'Advanced', 'Expert'],
  classSize: 'Max 12',
  curriculum: 'View Curriculum',
  request: { label: 'Request Information', href: '/contact' },
  courses: [
    ['EMV Chip Card Technology', 'EMV', 'Foundation', '3 days'],
    ['EMV Contactless Payments', 'EMV', 'Advanced', '2 days'],
    ['EMV Kernel Debugging & Certification Lab', 'EMV', 'Expert', '3 days'],
    ['Acquiring Fundamentals', 'Acquiring', 'Foundation', '2 days'],
    ['Cloud-Native Payments Architecture', 'Cloud', 'Advanced', '2 days'],
    ['AI / ML Fundamentals for Payment Engineers', 'AI', 'Foundation', '2 days'],
    ['Real-Time Fraud Detection Frameworks', 'Fraud', 'Advanced', '2 days'],
  ] as [title: string, category: string, level: string, duration: string][],
}

export const tools: [name: string, kind: string, steps?: [heading: string, count: number]][] = [
  ['EMV Kernel Analyzer', 'Analyzer', ['Analysis Steps', 8]],
  ['EMV Card Personalizer', 'Tool', ['Personalization Steps', 10]],
  ['ISO 8583 Message Builder', 'Tool'],
  ['HSM Key Management Toolkit', 'Toolkit'],
  ['Payment Gateway Simulator', 'Simulator'],
  ['RTP Message Validator', 'Tool'],
]

export const insights = {
  all: 'All',
  categories: ['EMV', 'Cloud', 'AI', 'Fraud', 'SmartCity', 'Consultancy', 'Training'],
  count: 6,
  first: '2025-02-15',
  last: '2025-03-15',
  open: 'Read more',
}

export const contact = {
  title: 'Get in Touch',
  subtitle: "Ready to start your next payment project or training program? Let's connect.",
  card: 'Send us a message',
  note: "Fill out the form and we'll get back to you within 24 hours.",
  direct: 'Direct Contact',
  labels: {
    name: 'Name*',
    email: 'Email*',
    company: 'Company',
    phone: 'Phone',
    message: 'Message*',
  },
  namePlaceholder: 'Your name',
  submit: 'Send Message',
  sending: 'Sending...',
  success: { title: 'Thank you!', text: 'Your message has been sent.' },
  failure: { title: 'Error', text: 'Failed to send message. Please try again.' },
}

export const notFound = {
  code: '404',
  title: 'Oops! Page not found',
  action: { label: 'Return to Home', href: '/' },
}

export const errorTitle = 'Unexpected Application Error!'

/** With the brand where `{brand}` stands. */
export const footer = {
  copyright: '© 2025 {brand}. All rights reserved.',
  tagline: 'Expert Fintech Consultancy & Training by our Payments Expert Teams',
}
