import type { FAQPage } from 'schema-dts'
import type { Questions } from '../../../schema/generated/manifest.js'
import { plainText } from '../../inline/plain-text.ts'

/** All questions of a page with their answers; a page has one such record at most. */
export function faqPage(blocks: Questions[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: blocks.flatMap(({ questions }) =>
      questions.map(
        ({ question, answer }) =>
          ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
          }) as const,
      ),
    ),
  } as const satisfies FAQPage
}
