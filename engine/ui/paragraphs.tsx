import { each } from './each.ts'
import { Inline } from './inline.tsx'

export function Paragraphs({ paragraphs }: { paragraphs: string[] }) {
  return each(paragraphs, (paragraph) => (
    <p>
      <Inline text={paragraph} />
    </p>
  ))
}
