import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Layout, PageData } from '../manifest/site.ts'
import type { ShownBlock } from '../manifest/stages.ts'
import { createDocument } from '../page/document.ts'
import { textOf } from '../page/html-pieces.ts'
import type { Renderer } from '../page/renderer.tsx'

/** Where the development server shows every block's examples. */
const galleryUrl = '/_gallery'

const widths = [390, 768, 1440]
const themes = ['light', 'dark']

/** A kind of block with the examples of its schema. */
export interface Exhibit {
  type: string
  examples: ShownBlock[]
}

/** The examples of all blocks, read anew at each request: whoever writes a schema sees them at once. */
export async function readExhibits(root: string): Promise<Exhibit[]> {
  const folder = join(root, 'schema/blocks')
  const files = (await readdir(folder)).filter((name) => name.endsWith('.schema.json')).sort()
  const exhibits = await Promise.all(
    files.map(async (name) => {
      // The tests hold every schema's examples against the schema itself.
      const schema = JSON.parse(await readFile(join(folder, name), 'utf8')) as {
        examples: ShownBlock[]
      }
      return { type: name.replace('.schema.json', ''), examples: schema.examples }
    }),
  )
  return exhibits.filter(({ type }) => type !== 'shared') // it stands for others
}

interface GalleryOptions {
  exhibits: Exhibit[]
  layout: Layout
  renderer: Renderer
  /** Addresses of the style sheets. */
  styleSheets: string[]
}

/**
 * The gallery, or one kind of block in one theme, which is what its frames show.
 * @param path `/_gallery`, or as `/_gallery/banner/dark`
 * @returns HTML; nothing where the path is not the gallery's
 */
export function galleryHtml(path: string, options: GalleryOptions): string | undefined {
  if (path === galleryUrl) return index(options.exhibits)
  const [, type, theme] = /^\/_gallery\/([\w-]+)\/(light|dark)$/.exec(path) ?? []
  const exhibit = options.exhibits.find((candidate) => candidate.type === type)
  return exhibit && theme ? frame(exhibit, theme, options) : undefined
}

/** A block alone, without header, footer and scripts. */
function frame(
  { type, examples }: Exhibit,
  theme: string,
  { layout, renderer, styleSheets }: GalleryOptions,
): string {
  const page: PageData = { path: '/', title: type, description: type, blocks: examples }
  const body = renderer.render(page).replace(/^.*?<!--\$-->(.*)<!--\/\$-->.*$/s, '$1')
  const headEnd = styleSheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  const document = createDocument(layout, {
    ...{ headEnd, bodyEnd: '', layoutUrl: '', deployment: '' },
  })
  return textOf(document(page, page, [body])).replace('<html ', `<html data-theme="${theme}" `)
}

function index(exhibits: Exhibit[]): string {
  const frames = (type: string) =>
    themes.flatMap((theme) =>
      widths.map(
        (width) =>
          `<figure><figcaption><a href="${galleryUrl}/${type}/${theme}">${width} px, ${theme}</a></figcaption><iframe title="${type}, ${width} px, ${theme}" width="${width}" src="${galleryUrl}/${type}/${theme}" loading="lazy"></iframe></figure>`,
      ),
    )
  const sections = exhibits.map(
    ({ type }) =>
      `<section id="${type}"><h2>${type}</h2><div>${frames(type).join('')}</div></section>`,
  )
  const links = exhibits.map(({ type }) => `<a href="#${type}">${type}</a>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Blocks</title>
<style>body{margin:2rem;background:#ddd;font:14px sans-serif}nav{display:flex;flex-wrap:wrap;gap:1rem}section>div{display:flex;flex-wrap:wrap;align-items:start;gap:1rem;zoom:.5}figure{margin:0;font-size:1.6rem}iframe{border:1px solid #999;height:40rem;background:#fff}</style>
<h1>Blocks</h1><nav>${links.join('')}</nav>${sections.join('')}
<script>addEventListener('load',({target})=>{if(target.tagName==='IFRAME')target.style.height=target.contentDocument.documentElement.scrollHeight+2+'px'},true)</script></html>\n`
}
