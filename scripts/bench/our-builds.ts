import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundlesFolder } from '../../engine/bundle/bundle.ts'
import { bundleKey } from '../../engine/bundle/bundle-key.ts'
import { cacheFolder } from '../../engine/publish/cache-folder.ts'
import { root } from '../manifest-argument.ts'
import { manifestOf } from './adapter.ts'
import type { Contender } from './measure-build.ts'
import type { PeerContent } from './peer-content.ts'

const source = join(import.meta.dirname, 'site')
const command = join(root, 'scripts/broadsheet.ts')

/**
 * This engine's builds of a site: with the bundle there, which is what a publish is; from nothing; and again after
 * one word was changed in a page or in the menu.
 * @param work the folder for what is written meanwhile
 */
export function ourBuilds(content: PeerContent, work: string): Contender[] {
  const manifest = join(work, 'site.manifest.json')
  const edited = join(work, 'edited.manifest.json')
  writeManifest(manifest, content)
  const published = ourBuild('broadsheet', manifest, work, 'published')
  const cold = ourBuild('broadsheet, cold', manifest, work, 'cold')
  const bundle = join(bundlesFolder(root), bundleKey({ root, source }))
  const kept = [cacheFolder(root, cold.dist), bundle, compiledFolder(work, 'cold')]
  const again = ourBuild('', edited, work, 'edited')
  const edits = { page: 0, menu: 0 }
  const edit = (where: keyof typeof edits) => () => {
    edits[where]++
    writeManifest(edited, editedContent(content, edits))
  }
  return [
    { ...published, isWarm: true, isShown: true, clean: [published.dist] },
    { ...cold, clean: [cold.dist, ...kept] },
    { ...again, name: 'broadsheet, a word of a page', isWarm: true, prepare: edit('page') },
    { ...again, name: 'broadsheet, a word of the menu', prepare: edit('menu') },
  ]
}

/** The manifest is what an editor of such a site writes; the peers' content is turned into it before. */
function writeManifest(file: string, content: PeerContent): void {
  writeFileSync(file, JSON.stringify(manifestOf(content)))
}

function ourBuild(name: string, manifest: string, work: string, folder: string): Contender {
  const dist = join(work, folder)
  const options = `--source "${source}" --manifest "${manifest}" --out "${dist}"`
  return {
    name,
    folder: source, // whose pictures are the site's
    command: `"${process.execPath}" "${command}" build ${options}`,
    dist,
    clean: [],
    isShown: false,
    env: { NODE_COMPILE_CACHE: compiledFolder(work, folder) }, // as `npm run build` has it
  }
}

const compiledFolder = (work: string, folder: string) => join(work, `${folder}-compiled`)

/** The content with other words: in the last page's description, and in the first item of the menu. */
export function editedContent(
  content: PeerContent,
  edits: { page: number; menu: number },
): PeerContent {
  const last = content.services.length - 1
  return {
    ...content,
    nav: content.nav.map((item, index) =>
      index === 0 ? { ...item, label: `${item.label} ${edits.menu}` } : item,
    ),
    services: content.services.map((page, index) =>
      index === last ? { ...page, tagline: `${page.tagline}, ${edits.page}` } : page,
    ),
  }
}
