import { Puck } from '@puckeditor/core'
import '@puckeditor/core/puck.css'
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'

// The first page of the manifest: a component for each kind of block, with fields for whatever its blocks hold.
const { pages } = await (await fetch('/manifest.json')).json()
const count = Number(new URLSearchParams(location.search).get('blocks')) || pages[0].blocks.length
const [first, ...others] = pages[0].blocks
const blocks = [first, ...Array.from({ length: count - 1 }, (_, at) => others[at % others.length])]

function fieldOf(values) {
  const [value] = values
  if (Array.isArray(value)) {
    const items = values.flat()
    if (items.some((item) => typeof item === 'object'))
      return { type: 'array', arrayFields: fieldsOf(items), getItemSummary: (item, at) => item.title ?? `Item ${at + 1}` }
    return { type: 'array', arrayFields: { text: { type: 'text', contentEditable: true } }, getItemSummary: (item) => item.text }
  }
  if (typeof value === 'object') return { type: 'object', objectFields: fieldsOf(values) }
  if (typeof value === 'number') return { type: 'number' }
  if (typeof value === 'boolean') return { type: 'radio', options: [{ label: 'Yes', value: true }, { label: 'No', value: false }] }
  return { type: value.length > 90 ? 'textarea' : 'text', contentEditable: true }
}
function fieldsOf(records) {
  const keys = [...new Set(records.flatMap((record) => Object.keys(record ?? {})))].filter((key) => key !== 'type')
  return Object.fromEntries(keys.map((key) => [key, fieldOf(records.map((record) => record?.[key]).filter((value) => value !== undefined))]))
}
const props = (value) =>
  Array.isArray(value) ? value.map((item) => (typeof item === 'object' ? props(item) : { text: item }))
  : value && typeof value === 'object' ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, props(item)])) : value

const shown = (value, key) =>
  Array.isArray(value) ? h('ul', { key }, value.map((item, at) => h('li', { key: at }, shown(item.text ?? item, at))))
  : value && typeof value === 'object' && !value.$$typeof ? h('div', { key }, Object.entries(value).map(([name, item]) => shown(item, name)))
  : h(key === 'title' || key === 'heading' ? 'h1' : 'p', { key }, typeof value === 'boolean' ? String(value) : value)

const types = [...new Set(blocks.map(({ type }) => type))]
const config = {
  components: Object.fromEntries(types.map((type) => [type, {
    fields: fieldsOf(pages.flatMap((page) => page.blocks).filter((block) => block.type === type)),
    render: ({ id, puck, editMode, ...rest }) => h('section', {}, Object.entries(rest).map(([name, item]) => shown(item, name))),
  }])),
}
const data = { root: { props: { title: pages[0].title } }, content: blocks.map(({ type, ...rest }, at) => ({ type, props: { id: `${type}-${at}`, ...props(rest) } })) }
createRoot(document.getElementById('app')).render(h(Puck, { config, data, onPublish() {} }))
