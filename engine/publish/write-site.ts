import { hash } from 'node:crypto'
import { join } from 'node:path'
import definition from '#site'
import { searchIndexUrl } from '../assets/urls.ts'
import { lookFonts } from '../theme/fonts/look-fonts.ts'
import { lookOf } from '../theme/look.ts'
import { lookCss } from '../theme/look-css.ts'
import type { BuildOptions, BuildReport } from './build.ts'
import { type BuildCache, earlierOf, readBuildCache, writeBuildCache } from './build-cache.ts'
import { changedFiles, type FileStates, lookAtFiles } from './files/file-states.ts'
import { beyondLimits } from './hosts/host-limits.ts'
import { policyPlaces } from './hosts/policy-places.ts'
import { KnownPages } from './known-pages.ts'
import { languagesOf } from './languages-of.ts'
import { OpenManifests } from './manifest-file.ts'
import { isOurs, Output } from './output.ts'
import { ownFiles } from './own-files.ts'
import { PageThreads } from './page-threads.ts'
import { prepare, type Told } from './prepare.ts'
import { readAround } from './read-around.ts'
import { searchLines as linesOf, searchIndex } from './search-index.ts'
import { isOfShard, shardFile } from './shards/shard.ts'
import { sitePolicy } from './site-policy.ts'
import type { SiteText } from './site-text.ts'
import { createTemplate, sheetsOf } from './template.ts'
import { type PagesNow, writeChangedPages } from './write-changed-pages.ts'
import { writeOtherFiles } from './write-other-files.ts'

type Options = BuildOptions & Required<Pick<BuildOptions, 'publicFolder' | 'cache'>>

/** Checks the manifest and writes the site with what was made of the source. */
export async function writeSite(options: Options): Promise<Told & { report?: BuildReport }> {
  const { bundle, workers } = options
  const threads = new PageThreads({ pageThread: bundle.pageThread, workers })
  const manifests = new OpenManifests()
  const cache = readBuildCache(join(options.cache, 'pages'))
  return writeBy({ ...options, threads, manifests }, cache).finally(() => {
    manifests.close()
    cache?.close()
    return threads.close()
  })
}

async function writeBy(
  options: Options & { threads: PageThreads; manifests: OpenManifests },
  cache: BuildCache | undefined,
): Promise<Told & { report?: BuildReport }> {
  const { out, root, publicFolder, bundle, host, shard } = options
  const isOwn = isOfShard(shard)
  const earlier = earlierOf(cache, out)
  const {
    site,
    facts,
    isSame: isSameToOthers,
    factsKey,
    ownFiles: fileNames,
    ...told
  } = await prepare({ ...options, isAllNew: !earlier }, cache)
  if (!site) return told
  if (!isOurs(out))
    throw new Error(
      `Nothing was written: "${out}" holds files that no build wrote and that this one would remove. Empty it, or give another folder with --out.`,
    )
  const output = new Output(out, earlier)
  const formerStates = cache?.states ?? {}
  const sameFiles = () => {
    const states = lookAtFiles(Object.keys(formerStates), publicFolder, formerStates)
    return changedFiles(formerStates, states).length === 0
  }
  // Where no page says anything new of itself to others, and its files are the same, only pages can differ.
  const isSame = isSameToOthers && isForTheSame(options, cache) && output.isAllThere && sameFiles()
  const publicFiles = ownFiles(options, site.globals, facts)
  const around = isSame ? undefined : await readAround({ ...options, publicFiles }, site, facts)
  const states = around ? lookAtFiles(around.files, publicFolder, formerStates) : formerStates
  const now = around?.now ?? asBefore(cache)
  const links = around?.sharing.headLinks ?? cache?.links ?? []
  const isSearched = around?.isSearched ?? earlier?.files[searchIndexUrl] !== undefined
  const look = lookOf(site.globals.layout.site.theme)
  const dressed = await Promise.all(
    languagesOf(site, now).map(async (language) => {
      const { layout } = language
      const fonts = await lookFonts(look, { root, language: layout.site.language })
      return { ...language, fonts, sheets: sheetsOf(bundle, fonts.css + lookCss(look, layout)) }
    }),
  )
  const { theme, starter } = bundle.made
  const sheets = dressed.flatMap((language) => language.sheets)
  const scripts = [theme, starter]
  const policy = around
    ? sitePolicy({ scripts, sheets, definition, ...around })
    : (cache?.policy ?? '')
  const { header, page: inPages } = policyPlaces(policy, host)
  const languages = dressed.map(({ sheets, ...language }, place) => {
    const { layout, fonts } = language
    const fromHere = { links: links[place] ?? '', earlyFonts: fonts.early }
    const own = { layout, ...fromHere, sheets, policy: inPages }
    return { ...language, template: createTemplate({ bundle, ...own }) }
  })
  const deployments = languages.map(({ template }) => template.deployment)
  const templateKey = hash('sha1', site.globalsHash + deployments.join())
  const cached = earlier && cache?.templateKey === templateKey ? cache : nothing()
  const { lines, searchLines, own, ...counts } = await writeChangedPages(site, now, {
    ...options,
    around: languages.map(({ fonts: _, pagesOf: __, ...own }) => own),
    isSearched,
    states,
    changedFiles: changedFiles(formerStates, states),
    cached,
    output,
    isOwn,
  })
  // The pages of other shards may have changed: theirs are rendered elsewhere.
  if (isSearched && (around || searchLines.size || shard))
    for (const { template, pagesOf } of languages) {
      const { searchUrl: url = searchIndexUrl } = template
      if (!isOwn(url)) continue
      const pages = pagesOf()
      const former = { out, earlier: shard ? undefined : earlier }
      output.write(url, searchIndex(linesOf(site, { url, pages, made: searchLines, ...former })))
    }
  if (around)
    await writeOtherFiles({
      ...options,
      ...around,
      ...{ publicFiles, languages, states, output, isOwn },
      ...{ policy: header, reports: definition.reports },
    })
  else {
    output.copy(publicFolder, [...publicFiles].filter(isOwn))
    output.leaveOthers()
  }
  if (shard)
    output.write(shardFile, JSON.stringify({ ...shard, state: stateOf(site, templateKey, states) }))
  if (site.isChanged())
    throw new Error(
      'The manifest was changed while it was built. Nothing was written; build again.',
    )
  output.finish(join(options.cache, 'pages'), (file, stamp) => {
    writeBuildCache(file, {
      ...{ stamp, factsKey, templateKey, host, shard, links, policy, ownFiles: fileNames, states },
      ...{ own: now.length, count: now.length + now.made.length, lines: lines() },
      files: output.writtenFiles,
    })
    cache?.close() // some systems put no file in the place of one that is open
  })
  const { written, bytes, sizes } = output
  const limits = host ? beyondLimits(host, { folder: out, sizes }) : []
  return {
    ...told,
    report: { pages: own, ...counts, files: sizes.size, written, bytes, limits },
  }
}

/** Whether an earlier build wrote what belongs to the same host, and the same part of the site. */
function isForTheSame({ host, shard }: BuildOptions, cache: BuildCache | undefined): boolean {
  return cache?.host === host && JSON.stringify(cache?.shard) === JSON.stringify(shard)
}

/** All pages as an earlier build knew them. */
function asBefore({ pages, made } = nothing()): PagesNow {
  return { length: pages.length, at: (page) => pages.at(page), made, isKnown: true }
}

const nothing = (): Pick<BuildCache, 'pages' | 'made'> => ({ pages: new KnownPages(), made: [] })

/** Names all that a site is made of. */
function stateOf({ hashes }: SiteText, templateKey: string, states: FileStates): string {
  return hash('sha1', templateKey + [...hashes].join() + JSON.stringify(states))
}
