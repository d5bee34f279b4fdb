import type { Json } from '../../document/action.ts'
import { begunBlocks } from './template-blocks.ts'

/** A page to begin with: blocks that say what is to be written, under a banner with the page's own title. */
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
  return [banner, ...JSON.parse(JSON.stringify(types.flatMap(begunBlocks)))]
}
