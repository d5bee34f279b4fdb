import type { Layout, PageData } from '../manifest/site.ts'
import type { ShownBlock } from '../manifest/stages.ts'
import { createDocument } from '../page/document.ts'
import { textOf } from '../page/html-pieces.ts'
import type { Renderer } from '../page/renderer.tsx'
import { presets as allPresets } from '../theme/presets.ts'

/** Where the development server shows every block's examples. */
const galleryUrl = '/_gallery'

const presetNames = Object.keys(allPresets) as (keyof typeof allPresets)[] // the keys of a literal of ours
const widths = [390, 768, 1440]
const themes = ['light', 'dark']

/** A kind of block with the examples of its schema. */
interface Exhibit {
  type: string
  examples: ShownBlock[]
}

// The server loads this module anew when a schema was changed: whoever writes one sees its examples at once.
const schemas = import.meta.glob<ShownBlock[]>(
  ['../../schema/blocks/*.schema.json', '#blocks/*/*.schema.json'],
  { eager: true, import: 'examples' },
)

/** The examples of all blocks. */
export const exhibits: Exhibit[] = Object.entries(schemas)
  .map(([file, examples]) => ({ type: /([\w-]+)\.schema\.json$/.exec(file)?.[1] ?? '', examples }))
  .filter(({ type }) => type !== 'shared') // it stands for others

interface GalleryOptions {
  layout: Layout
  renderer: Renderer
  /** Addresses of the style sheets. */
  styleSheets: string[]
  /** The style sheet of the look. */
  look: string
}

/** Where the gallery shows each preset. */
export const presetPaths = presetNames.map((name) => `${galleryUrl}/preset-${name}/light`)

/** Kinds of blocks that show a preset together, from its largest words to its finest lines. */
const shownTogether = ['hero', 'link-cards', 'prose', 'cards', 'statistics', 'contact-form']

/** The layout that a path of the gallery is shown in: with the preset that it names, in that one's colours, else the site's. */
export function galleryLayout(path: string, layout: Layout): Layout {
  const preset = presetNames.find((name) => path.startsWith(`${galleryUrl}/preset-${name}/`))
  if (!preset) return layout
  const { colour: _, ...site } = layout.site
  return { ...layout, site: { ...site, theme: { preset } } }
}

/**
 * The gallery, or one kind of block in one theme, or one preset, which is what its frames show.
 * @param path `/_gallery`, or as `/_gallery/banner/dark` and `/_gallery/preset-plain/light`
 * @returns HTML; nothing where the path is not the gallery's
 */
export function galleryHtml(path: string, options: GalleryOptions): string | undefined {
  if (path === galleryUrl) return index()
  const [, type = '', theme] = /^\/_gallery\/([\w-]+)\/(light|dark)$/.exec(path) ?? []
  const exhibit = type.startsWith('preset-')
    ? { type, examples: shownTogether.flatMap((each) => exampleOf(each)) }
    : exhibits.find((candidate) => candidate.type === type)
  return exhibit && theme ? frame(exhibit, theme, options) : undefined
}

function exampleOf(type: string): ShownBlock[] {
  return exhibits.find((exhibit) => exhibit.type === type)?.examples.slice(0, 1) ?? []
}

/** A block alone, without header, footer and scripts. */
function frame(
  { type, examples }: Exhibit,
  theme: string,
  { layout, renderer, styleSheets, look }: GalleryOptions,
): string {
  const page: PageData = { path: '/', title: type, description: type, blocks: examples }
  const body = renderer.render(page).replace(/^.*?<!--\$-->(.*)<!--\/\$-->.*$/s, '$1')
  const links = styleSheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  const headEnd = `<style>${look}</style>${links}`
  const document = createDocument(layout, {
    ...{ headEnd, bodyEnd: '', layoutUrl: '', deployment: '' },
  })
  return textOf(document(page, page, [body])).replace('<html ', `<html data-theme="${theme}" `)
}

function index(): string {
  const frames = (type: string, of = widths) =>
    themes.flatMap((theme) =>
      of.map(
        (width) =>
          `<figure><figcaption><a href="${galleryUrl}/${type}/${theme}">${width} px, ${theme}</a></figcaption><iframe title="${type}, ${width} px, ${theme}" width="${width}" src="${galleryUrl}/${type}/${theme}" loading="lazy"></iframe></figure>`,
      ),
    )
  const sections = exhibits.map(
    ({ type }) =>
      `<section id="${type}"><h2>${type}</h2><div>${frames(type).join('')}</div></section>`,
  )
  const presets = presetNames.map(
    (name) => `<h3>${name}</h3><div>${frames(`preset-${name}`, [1440]).join('')}</div>`,
  )
  const links = exhibits.map(({ type }) => `<a href="#${type}">${type}</a>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Blocks</title>
<style>body{margin:2rem;background:#ddd;font:14px sans-serif}nav{display:flex;flex-wrap:wrap;gap:1rem}section>div{display:flex;flex-wrap:wrap;align-items:start;gap:1rem;zoom:.5}figure{margin:0;font-size:1.6rem}iframe{border:1px solid #999;height:40rem;background:#fff}</style>
<h1>Blocks</h1><nav><a href="#presets">presets</a>${links.join('')}</nav>${sections.join('')}
<h1 id="presets">Presets</h1><section>${presets.join('')}</section>
<script>addEventListener('load',({target})=>{if(target.tagName==='IFRAME')target.style.height=target.contentDocument.documentElement.scrollHeight+2+'px'},true)</script></html>\n`
}
