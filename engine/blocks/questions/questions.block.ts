import { defineBlock } from '../define-block.tsx'
import { faqPage } from './faq-page.ts'
import { Questions } from './questions.tsx'

export const questions = defineBlock<'questions'>({
  component: Questions,
  outline: () => [2],
  records: (blocks) => [faqPage(blocks)],
})
