// The pages of the manifest as files of a repository in memory; a field for whatever they hold.
window.CMS_MANUAL_INIT = true
const request = new XMLHttpRequest()
request.open('GET', '/manifest.json', false)
request.send()
const { pages } = JSON.parse(request.responseText)
const count = Number(new URLSearchParams(location.search).get('blocks')) || pages[0].blocks.length
const [first, ...others] = pages[0].blocks
pages[0].blocks = [first, ...Array.from({ length: count - 1 }, (_, at) => others[at % others.length])]
const nameOf = (page) => page.path === '/' ? 'home' : page.path.slice(1).replaceAll('/', '-')
window.repoFiles = { pages: Object.fromEntries(pages.map((page) => [`${nameOf(page)}.json`, { content: JSON.stringify(page) }])) }
function fieldOf(name, values) {
  const [value] = values
  const label = name
  if (Array.isArray(value)) {
    const items = values.flat()
    if (items.some((item) => typeof item === 'object')) return { name, label, widget: 'list', fields: fieldsOf(items), required: false }
    return { name, label, widget: 'list', field: { name: 'text', label: 'text', widget: 'string' }, required: false }
  }
  if (typeof value === 'object') return { name, label, widget: 'object', fields: fieldsOf(values), required: false }
  const widget = typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : value.length > 90 ? 'markdown' : 'string'
  return { name, label, widget, required: false }
}
function fieldsOf(records) {
  const keys = [...new Set(records.flatMap((record) => Object.keys(record ?? {})))].filter((key) => key !== 'type')
  return keys.map((key) => fieldOf(key, records.map((record) => record?.[key]).filter((value) => value !== undefined)))
}
const blocks = pages.flatMap((page) => page.blocks)
const types = [...new Set(blocks.map(({ type }) => type))]
window.decapConfig = {
  load_config_file: false,
  backend: { name: 'test-repo' },
  media_folder: 'images',
  collections: [{
    name: 'pages', label: 'Pages', folder: 'pages', extension: 'json', format: 'json', create: true, identifier_field: 'title',
    fields: [
      { name: 'path', label: 'Path', widget: 'string' }, { name: 'title', label: 'Title', widget: 'string' }, { name: 'description', label: 'Description', widget: 'string' },
      { name: 'blocks', label: 'Blocks', widget: 'list', types: types.map((type) => ({ name: type, label: type, widget: 'object', fields: fieldsOf(blocks.filter((block) => block.type === type)) })) },
    ],
  }],
}
