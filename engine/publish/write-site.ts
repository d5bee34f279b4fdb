import { hash } from 'node:crypto'
import { join } from 'node:path'
import definition from '#site'
import { type ListedSite, referencesOf } from '../facts/page-facts.ts'
import type { Finding } from '../findings/finding.ts'
import type { BuildOptions, BuildReport } from './build.ts'
import { earlierOf, readBuildCache, writeBuildCache } from './build-cache.ts'
import { isChanged, OpenManifests } from './manifest-file.ts'
import { isOurs, Output } from './output.ts'
import { PageThreads } from './page-threads.ts'
import { prepare } from './prepare.ts'
import { createSharing } from './sharing/sharing.ts'
import { parseFacts, type SiteText } from './site-text.ts'
import { createTemplate } from './template.ts'
import { writeChangedPages } from './write-changed-pages.ts'
import { writeOtherFiles } from './write-other-files.ts'

type Options = BuildOptions & Required<Pick<BuildOptions, 'source' | 'cache'>>

/** Checks the manifest and writes the site with what was made of the source. */
export async function writeSite(
  options: Options,
): Promise<{ findings: Finding[]; report?: BuildReport }> {
  const { bundle, workers } = options
  const threads = new PageThreads({ pageThread: bundle.pageThread, workers })
  const manifests = new OpenManifests()
  return writeBy({ ...options, threads, manifests }).finally(() => {
    manifests.close()
    return threads.close()
  })
}

async function writeBy(
  options: Options & { threads: PageThreads; manifests: OpenManifests },
): Promise<{ findings: Finding[]; report?: BuildReport }> {
  const { out, source, bundle } = options
  const cacheFile = join(options.cache, 'pages')
  const cache = readBuildCache(cacheFile)
  const earlier = earlierOf(cache, out)
  const { site, facts, factsKey, ownFiles, findings } = await prepare(
    { ...options, isAllNew: !earlier },
    cache,
  )
  if (!site) return { findings }
  if (!isOurs(out))
    throw new Error(
      `Nothing was written: "${out}" holds files that no build wrote and that this one would remove. Empty it, or give another folder with --out.`,
    )
  const output = new Output(out, earlier)
  // Where no page says anything new of itself to others, only pages can differ.
  const isSame = facts === 'same' && output.isAllThere
  const known = facts === 'same' ? (cache?.pages ?? []) : facts.map(withPath)
  const around = isSame ? undefined : await readAround(options, site, known)
  const layoutText = JSON.stringify(site.globals.layout)
  const links = around?.sharing.headLinks ?? cache?.links ?? ''
  const template = createTemplate({ bundle, layout: layoutText, links })
  const templateKey = hash('sha1', site.globalsHash + template.deployment)
  const cached = earlier && cache?.templateKey === templateKey ? cache.pages : []
  const { pages, ...counts } = await writeChangedPages(site, known, {
    ...options,
    template,
    cached,
    output,
  })
  if (around) await writeOtherFiles({ ...options, ...around, layoutText, template, output })
  else {
    output.copy(join(source, 'public'))
    output.leaveOthers()
  }
  if (isChanged(site.file))
    throw new Error(
      'The manifest was changed while it was built. Nothing was written; build again.',
    )
  output.finish(cacheFile, (file, stamp) =>
    writeBuildCache(file, {
      ...{ stamp, factsKey, templateKey, links, ownFiles, pages },
      files: output.writtenFiles,
    }),
  )
  const { written, bytes } = output
  return {
    findings,
    report: { pages: pages.length, ...counts, files: output.files.length, written, bytes },
  }
}

const withPath = (facts: string) => ({ path: parseFacts(facts).path, facts })

/** What the files around the pages are made of. */
async function readAround(
  { root, source }: Options,
  { globals: { layout, notFound } }: SiteText,
  pages: { facts: string }[],
) {
  const listed: ListedSite = { layout, pages: [] }
  const { icons } = referencesOf(notFound.blocks, 'Block')
  const types = new Set<string>(notFound.blocks.map(({ type }) => type))
  // One after the other: of a large site, all facts at once are as large as its manifest.
  for (const page of pages) {
    const facts = parseFacts(page.facts)
    listed.pages.push(facts.listed)
    for (const icon of facts.icons) icons.add(icon)
    for (const type of facts.types) types.add(type)
  }
  const sharing = await createSharing(listed, { root, source, definition })
  return { listed, icons, types, definition, sharing }
}
