import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { openEngine } from '../../engine/bundle/open-engine.ts'
import { sizeOf } from '../../engine/manifest/picture-files.ts'
import { type DocumentFile, groupsOf, readDocuments } from './documents.ts'
import { anchorOf, type ImageOf, sectionsOf } from './sections-of.ts'

/**
 * Builds the site of the documents; nothing is written where something is found that breaks it.
 * @param root the project's folder
 * @param folder where the manifest and the pictures are put
 * @param out where the site is put
 */
export async function buildDocs(root: string, folder: string, out: string) {
  writeDocsSite(root, folder)
  const { engine, bundle } = await openEngine({ root, source: join(root, 'docs/site') })
  const manifest = join(folder, 'site.manifest.json')
  const publicFolder = join(folder, 'public')
  const { findings, report } = await engine.buildSite({ root, publicFolder, bundle, manifest, out })
  const words = engine.printFindings(findings, readFileSync(manifest, 'utf8'))
  return { words, report }
}

/**
 * Writes the documents as the folder of a site: its manifest, and the pictures in `public`.
 * @param root the project's folder
 * @param folder where the site is written
 */
function writeDocsSite(root: string, folder: string): void {
  mkdirSync(join(folder, 'public'), { recursive: true })
  const documents = readDocuments(root)
  const pages = documents.map((document) => pageOf(document, { root, folder, documents }))
  const nameOf = (path: string) => pages.find((page) => page.path === path)?.title ?? path
  const navigation = groupsOf(documents).map(([name, paths]) => ({
    name,
    href: paths[0],
    children: paths.map((href) => ({ name: nameOf(href), href })),
  }))
  const manifest = { ...frame, navigation, pages }
  writeFileSync(join(folder, 'site.manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

const frame = {
  manifestVersion: 1,
  site: {
    name: 'Broadsheet',
    url: 'https://broadsheet.example',
    language: 'en',
    theme: { preset: 'plain' },
    variables: {},
    texts: {
      near: {
        trail: 'You are here',
        contents: 'On this page',
        see: 'See also',
        before: 'Before',
        after: 'Next',
      },
      search: {
        open: 'Search',
        label: 'Search the documents',
        found: '# found',
        none: 'No document has these words.',
        failed: 'The search could not be loaded. Check your connection.',
        close: 'Close',
      },
    },
    organization: { type: 'Organization', name: 'Broadsheet' },
  },
  footer: { copyright: 'MIT License', tagline: 'One file in, a website out' },
  notFound: {
    title: 'Page not found',
    description: 'There is no document at this address.',
    blocks: [
      {
        type: 'not-found',
        code: '404',
        title: 'There is no such document',
        action: { label: 'To the beginning', href: '/' },
      },
    ],
  },
  accepted: [{ code: 'sentence-long', reason: 'Documents for those who read code.' }],
}

interface Site {
  root: string
  folder: string
  documents: DocumentFile[]
}

function pageOf({ file, path, text }: DocumentFile, site: Site) {
  const resolve = (href: string) => targetOf(href, file, site)
  const { title, description, sections } = sectionsOf(text, resolve, imagesOf(file, site))
  return { path, title, description, blocks: sections }
}

/** Where a link of a document leads on the site; nothing for what is only in the repository. */
function targetOf(href: string, file: string, { documents }: Site): string | undefined {
  if (/^(?:https|mailto):/.test(href)) return href
  const [name = '', fragment] = href.split('#')
  const target = name ? posix.join(dirname(file), name) : file
  const found = documents.find((document) => document.file === target)
  if (!found) return undefined
  return fragment === undefined ? found.path : `${found.path}#${anchorOf(fragment)}`
}

/** Copies each picture that a document shows, and says its size. */
function imagesOf(file: string, { root, folder }: Site): ImageOf {
  return (href, alt) => {
    const source = join(root, dirname(file), href)
    const size = existsSync(source) ? sizeOf(readFileSync(source)) : undefined
    if (!size) return undefined
    const src = `/${posix.join(dirname(file), href)}`
    cpSync(source, join(folder, 'public', src))
    return { src, alt, width: size.width, height: size.height }
  }
}
