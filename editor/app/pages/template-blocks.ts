import type { ShownBlock } from '../../../engine/manifest/stages.ts'
import { exhibits } from '../blocks/examples/exhibits.ts'

/** What blocks of a new page say at first: what is to be written there, and nothing that could pass for it. */
const begun: ShownBlock[] = [
  {
    type: 'prose',
    title: 'A heading',
    paragraphs: ['The first paragraph says what matters most.', 'The next ones say more about it.'],
  },
  {
    type: 'cards',
    cards: [
      {
        id: 'first',
        title: 'What is offered',
        icon: 'circle-check',
        text: 'A sentence that says whom it helps.',
        lists: [{ heading: 'What it holds', items: ['The first thing', 'The second thing'] }],
      },
    ],
  },
  {
    type: 'call-to-action',
    title: 'What shall the reader do next?',
    text: 'A sentence that says what happens then.',
    action: { label: 'The words of the button', href: '/' },
  },
  {
    type: 'link-cards',
    title: 'Where to go on',
    text: 'A sentence that helps to choose.',
    cards: [
      { title: 'The first page', href: '/', description: 'What it offers.' },
      { title: 'The second page', href: '/', description: 'What that one offers.' },
    ],
  },
  {
    type: 'statistics',
    title: 'In numbers',
    items: [
      { value: '1', label: 'thing that can be counted' },
      { value: '2', label: 'things of another kind' },
    ],
  },
  {
    type: 'questions',
    title: 'What people ask',
    questions: [
      { question: 'A question that people ask?', answer: 'The answer, in a sentence or two.' },
      { question: 'Another one?', answer: 'Its answer.' },
    ],
  },
  {
    type: 'contact-details',
    title: 'How to reach us',
    text: 'A sentence that says when somebody is there.',
    items: [
      {
        icon: 'mail',
        label: 'Email',
        text: 'name@example.com',
        href: 'mailto:name@example.com',
      },
    ],
  },
  ...exhibits.flatMap(({ block }) => (block.type === 'contact-form' ? [block] : [])),
]

/** The block of a kind, as it begins. */
export function begunBlocks(type: string): ShownBlock[] {
  return begun.filter((block) => block.type === type)
}
