import type { Format } from '../../schema/formats.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { type Inline, parseInline } from '../inline/parse-inline.ts'
import { plainText } from '../inline/plain-text.ts'
import { eachField } from '../manifest/fields.ts'
import { replaceWithin } from '../text/edits/replace-within.ts'
import type { Path } from '../text/path.ts'
import type { Part } from './subject.ts'

const plain = new Set<Format>(['text', 'long-text', 'alt'])

/** Marks of bold words and links in texts that are shown as they stand. */
export function markupNotShown({ written, shape, path, source }: Part): Finding[] {
  const findings: Finding[] = []
  const look = (text: string, format: Format, within: Path) => {
    if (!plain.has(format) || !/\*\*|\]\(/.test(text)) return
    for (const node of parseInline(text)) {
      if (node.kind === 'text') continue
      const { start, end } = node
      const piece = text.slice(start, end)
      const what = node.kind === 'bold' ? 'bold words' : 'links'
      const message = `This text knows no ${what}, so visitors would read the marks of "${piece}".`
      const at = source.placeWithin([...within], { start, end })
      const words = plainText(piece)
      // Without its marks a link would be lost; where it should go is for a person to say.
      const fix = hasLink(node)
        ? undefined
        : replaceWithin(source, [...within], { start, end }, words)
      findings.push(finding('markup-not-shown', at, message, `Write "${words}".`, fix))
    }
  }
  eachField(written, shape, look, [...path])
  return findings
}

function hasLink(node: Inline): boolean {
  return node.kind === 'link' || (node.kind === 'bold' && node.children.some(hasLink))
}
