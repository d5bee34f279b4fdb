import { type NodeSpec, Schema } from 'prosemirror-model'
import type { Format } from '../../../schema/formats.ts'

/** A variable is one sign: it is deleted as a whole, and not typed into. */
const variable: NodeSpec = {
  attrs: { name: { validate: 'string' }, text: { validate: 'string' } },
  group: 'inline',
  inline: true,
  atom: true,
  toDOM: ({ attrs: { name, text } }) => [
    'span',
    { class: 'broadsheet-variable', 'data-variable': name, title: `{${name}}` },
    text,
  ],
  parseDOM: [
    {
      tag: 'span[data-variable]',
      getAttrs: (element) => ({ name: element.dataset.variable, text: element.textContent }),
    },
  ],
  leafText: ({ attrs }) => attrs.text,
}

const nodes = { doc: { content: 'inline*' }, text: { group: 'inline' }, variable }

const plain = new Schema({ nodes })

const rich = new Schema({
  nodes,
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      toDOM: ({ attrs: { href } }) => ['a', { href }, 0],
      parseDOM: [
        { tag: 'a[href]', getAttrs: (element) => ({ href: element.getAttribute('href') }) },
      ],
    },
    bold: {
      toDOM: () => ['strong', 0],
      parseDOM: [{ tag: 'strong' }],
    },
  },
})

/** What a text may hold: words and variables on one line, and in the inline form bold words and links. */
export function schemaOf(format: Format) {
  return format === 'inline' ? rich : plain
}
