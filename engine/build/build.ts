import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify } from 'vite'
import { guilloche } from '../art/guilloche.ts'
import { artUrl, iconsUrl } from '../assets/urls.ts'
import type { Finding } from '../manifest/finding.ts'
import { load } from '../manifest/load.ts'
import { hasErrors } from '../manifest/report.ts'
import type { PageData, Site } from '../manifest/site.ts'
import { type Bundle, bundle } from './bundle.ts'
import { type DocumentFrame, documentHtml } from './document.ts'
import { iconSprite } from './icons.ts'
import { Output } from './output.ts'
import {
  contentPolicy,
  headerRules,
  redirectPage,
  redirectRules,
  robots,
  sitemap,
} from './site-files.ts'

export interface BuildOptions {
  /** The project's folder. */
  root: string
  /** The folder with the site's entries `client.tsx` and `server.tsx`, and its `public`. @default src */
  source?: string
  /** The manifest's file. */
  manifest: string
  /** The folder that is written. */
  out: string
  /** Origins besides the site's own that its scripts and forms send to. @default none */
  connect?: string[]
  /** Told what is being done. */
  onProgress?: (words: string) => void
}

export interface BuildReport {
  pages: number
  files: number
  written: number
  bytes: number
  largest: { path: string; bytes: number }
}

/** Builds a site. Where the manifest has errors nothing is written, and they are all returned. */
export async function buildSite(
  options: BuildOptions,
): Promise<{ findings: Finding[]; report?: BuildReport }> {
  const { root, source = join(root, 'src'), manifest, out, onProgress = () => {} } = options
  const { site, findings } = await load(manifest)
  if (!site || hasErrors(findings)) return { findings }
  onProgress('Bundling scripts and styles')
  const bundled = await bundle(
    site.layout,
    root,
    source,
    join(
      root,
      'node_modules/.cache/broadsheet',
      createHash('sha256').update(out).digest('hex').slice(0, 8),
    ),
  )
  const starter = await starterScript(root, bundled)
  const output = new Output(out)
  onProgress(`Writing ${site.pages.length} pages`)
  await output.copy(join(source, 'public'))
  await output.copy(bundled.folder, ['chunks.json'])
  await output.write(iconsUrl, await iconSprite(site))
  const policy = contentPolicy(
    createHash('sha256').update(starter).digest('base64'),
    options.connect,
  )
  await writeSiteFiles(site, policy, output)
  const largest = await writePages(site, bundled, starter, output)
  await output.removeStale()
  const { files, written, bytes } = output
  return { findings, report: { pages: site.pages.length, files, written, bytes, largest } }
}

async function writePages(
  site: Site,
  bundled: Bundle,
  starter: string,
  output: Output,
): Promise<BuildReport['largest']> {
  const { renderer, hues } = bundled.server
  const frame: DocumentFrame = {
    layout: site.layout,
    build: createHash('sha256').update(bundled.entry).digest('hex').slice(0, 8),
    headEnd: `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="${bundled.styleSheet}">`,
    bodyEnd: `<script>${starter}</script>`,
    chunks: bundled.blockChunks,
  }
  let largest = { path: '', bytes: 0 }
  for (const page of [...site.pages, site.notFound]) {
    const html = documentHtml(page, renderer.render(page), frame)
    const bytes = Buffer.byteLength(html)
    if (bytes > largest.bytes) largest = { path: page.path, bytes }
    await output.write(fileOf(page), html)
    await output.write(
      artUrl(page.path),
      guilloche(page.path, hues[page.colour ?? site.layout.site.colour ?? 'teal']),
    )
  }
  return largest
}

async function writeSiteFiles(site: Site, policy: string, output: Output): Promise<void> {
  await output.write('sitemap.xml', sitemap(site))
  await output.write('robots.txt', robots(site))
  await output.write('_redirects', redirectRules(site))
  await output.write('_headers', headerRules(policy))
  for (const [from, to] of Object.entries(site.layout.redirects)) {
    await output.write(join(from, 'index.html'), redirectPage(to, site.layout))
  }
}

function fileOf({ path }: PageData): string {
  return path === '' ? '404.html' : join(path, 'index.html')
}

async function starterScript(root: string, { entry, entryChunks }: Bundle): Promise<string> {
  const file = join(root, 'engine/build/starter.js')
  const source = await readFile(file, 'utf8')
  const filled = source.replaceAll('%BOOT%', entry).replaceAll('%CHUNKS%', entryChunks.join(' '))
  const { code } = await minify(file, filled)
  return code.trim()
}
