import { Inline } from './inline.tsx'

export function Paragraphs({ paragraphs }: { paragraphs: string[] }) {
  return paragraphs.map((paragraph) => (
    <p key={paragraph}>
      <Inline text={paragraph} />
    </p>
  ))
}
