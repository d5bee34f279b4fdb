import { defineBlock } from '../define-block.tsx'
import { articleRecord } from './article-record.ts'

export const articles = defineBlock<'articles'>({
  load: () => import('./articles.tsx').then(({ Articles }) => Articles),
  outline: ({ articles }) =>
    articles.flatMap(({ sections }) => [
      2,
      ...sections.flatMap(({ heading }) => (heading ? [3] : [])),
    ]),
  listed: ({ articles }) =>
    articles.map(({ id, title, category, date, updated, excerpt, sections }) => ({
      ...{ id, title, category, date, summary: excerpt, sections },
      ...(updated && { updated }),
    })),
  records: (blocks, place) =>
    blocks.flatMap(({ articles }) => articles.map((each) => articleRecord(each, place))),
  choices: ({ articles, categories: { choices } }) =>
    articles.map(({ category: value }, index) => ({
      ...{ value, choices },
      path: ['articles', index, 'category'],
    })),
})
