import { titledPart } from '../../ui/place-id.ts'
import { defineBlock } from '../define-block.tsx'
import { faqPage } from './faq-page.ts'
import { Questions } from './questions.tsx'

export const questions = defineBlock<'questions'>({
  component: Questions,
  outline: () => [2],
  records: (blocks) => [faqPage(blocks)],
  contents: ({ title, questions }) => titledPart(title, questions.length),
})
