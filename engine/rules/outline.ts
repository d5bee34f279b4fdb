import type { ShownBlock } from '../manifest/shared.ts'

type Outline = { [T in ShownBlock['type']]: (block: Extract<ShownBlock, { type: T }>) => number[] }

/** The levels of the headings that each block shows, in their order; a new block is missing here until it is told. */
const outline: Outline = {
  announcement: () => [],
  articles: ({ articles }) =>
    articles.flatMap(({ sections }) => [
      2,
      ...sections.flatMap(({ heading }) => (heading ? [3] : [])),
    ]),
  banner: () => [1],
  'call-to-action': () => [2],
  cards: ({ cards }) => cards.flatMap(({ lists }) => [2, ...lists.map(() => 3)]),
  columns: ({ columns }) => [2, ...columns.flatMap(({ lists = [] }) => [3, ...lists.map(() => 4)])],
  'contact-details': () => [2],
  'contact-form': () => [2],
  courses: ({ courses }) => courses.map(() => 2),
  facts: ({ title, items }) => [...under(title), ...items.map(() => 3)],
  hero: () => [1],
  'link-cards': ({ title, cards }) => [...under(title), ...cards.map(() => 3)],
  'not-found': () => [1],
  notice: () => [],
  panel: ({ lists = [] }) => [2, ...lists.map(() => 3)],
  projects: ({ projects }) => [2, ...projects.map(() => 3)],
  prose: ({ title }) => under(title),
  questions: () => [2],
  statistics: ({ title }) => under(title),
  tools: ({ tools }) => tools.flatMap(({ steps }) => (steps ? [2, 3] : [2])),
}

const under = (title: string | undefined) => (title === undefined ? [] : [2])

export function headingsOf(block: ShownBlock): number[] {
  // The table has for each type what takes a block of that type; the compiler does not connect the two.
  const headings = outline[block.type] as (block: ShownBlock) => number[]
  return headings(block)
}
