import type { Json } from '../../document/action.ts'
import { exhibits } from '../blocks/examples/exhibits.ts'

/** A page to begin with: blocks with their examples, under a banner with the page's own title. */
interface Template {
  name: string
  description: string
  types: string[]
}

export const templates: Template[] = [
  { name: 'Text', description: 'A banner and running text.', types: ['prose'] },
  {
    name: 'Service',
    description: 'A banner, cards with what belongs to it, a closing invitation.',
    types: ['cards', 'call-to-action'],
  },
  {
    name: 'Overview',
    description: 'A banner, cards that lead on, a few numbers.',
    types: ['link-cards', 'statistics'],
  },
  {
    name: 'Questions',
    description: 'A banner, questions with answers, a closing invitation.',
    types: ['questions', 'call-to-action'],
  },
  {
    name: 'Contact',
    description: 'A banner, ways to reach you, a form.',
    types: ['contact-details', 'contact-form'],
  },
]

/** The blocks that a page from a template begins with. */
export function blocksOf({ types }: Template, title: string): Json[] {
  const banner = { type: 'banner', title, tagline: 'A sentence that says what this page is about.' }
  const examples = types.flatMap((type) => exhibits.filter((exhibit) => exhibit.type === type))
  return [banner, ...examples.map(({ block }) => JSON.parse(JSON.stringify(block)))]
}
