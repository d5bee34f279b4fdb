import { hash } from 'node:crypto'
import { join } from 'node:path'
import definition from '#site'
import { searchIndexUrl } from '../assets/urls.ts'
import { madePlaces } from '../facts/lists.ts'
import { filesOf, type ListedSite, referencesOf, searches } from '../facts/page-facts.ts'
import { homesOf } from '../facts/translations.ts'
import { layoutAt, type Surroundings } from '../manifest/site.ts'
import { createNears } from '../near/create-nears.ts'
import type { LinkedPage } from '../near/subjects.ts'
import { lookFonts } from '../theme/fonts/look-fonts.ts'
import { lookOf } from '../theme/look.ts'
import { lookCss } from '../theme/look-css.ts'
import type { BuildOptions, BuildReport } from './build.ts'
import { type BuildCache, earlierOf, readBuildCache, writeBuildCache } from './build-cache.ts'
import { changedFiles, type FileStates, lookAtFiles } from './files/file-states.ts'
import { beyondLimits } from './hosts/host-limits.ts'
import { policyPlaces } from './hosts/policy-places.ts'
import { OpenManifests } from './manifest-file.ts'
import { isOurs, Output } from './output.ts'
import { ownFiles } from './own-files.ts'
import { PageThreads } from './page-threads.ts'
import { prepare, type Told } from './prepare.ts'
import { searchLines as linesOf, searchIndex } from './search-index.ts'
import { isOfShard, shardFile } from './shards/shard.ts'
import { createSharing } from './sharing/sharing.ts'
import { sitePolicy } from './site-policy.ts'
import { parseFacts, type SiteText } from './site-text.ts'
import { createTemplate, sheetsOf } from './template.ts'
import { writeChangedPages } from './write-changed-pages.ts'
import { writeOtherFiles } from './write-other-files.ts'

type Options = BuildOptions & Required<Pick<BuildOptions, 'publicFolder' | 'cache'>>

/** Checks the manifest and writes the site with what was made of the source. */
export async function writeSite(options: Options): Promise<Told & { report?: BuildReport }> {
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
): Promise<Told & { report?: BuildReport }> {
  const { out, root, publicFolder, bundle, host, shard } = options
  const isOwn = isOfShard(shard)
  const cacheFile = join(options.cache, 'pages')
  const cache = readBuildCache(cacheFile)
  const earlier = earlierOf(cache, out)
  const {
    site,
    facts,
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
  const isSame =
    facts === 'same' && isForTheSame(options, cache) && output.isAllThere && sameFiles()
  const texts = facts === 'same' ? (cache?.pages ?? []).map((page) => page.facts) : facts
  const publicFiles = ownFiles(options, site.globals, texts)
  const around = isSame ? undefined : await readAround({ ...options, publicFiles }, site, texts)
  const states = around ? lookAtFiles(around.files, publicFolder, formerStates) : formerStates
  const known = around?.known ?? cache?.pages ?? []
  const knownMade = around?.made ?? cache?.made ?? []
  const links = around?.sharing.headLinks ?? cache?.links ?? []
  const isSearched = around?.isSearched ?? earlier?.files[searchIndexUrl] !== undefined
  const look = lookOf(site.globals.layout.site.theme)
  const dressed = await Promise.all(
    languagesOf(site, known).map(async (language) => {
      const fonts = await lookFonts(look, { root, language: language.layout.site.language })
      return { ...language, fonts, sheets: sheetsOf(bundle, fonts.css + lookCss(look)) }
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
    const { layout } = language
    const own = { layout, links: links[place] ?? '', sheets, policy: inPages }
    return { ...language, template: createTemplate({ bundle, ...own }) }
  })
  const deployments = languages.map(({ template }) => template.deployment)
  const templateKey = hash('sha1', site.globalsHash + deployments.join())
  const cached = earlier && cache?.templateKey === templateKey ? cache : { pages: [], made: [] }
  const { pages, made, searchLines, own, ...counts } = await writeChangedPages(
    site,
    { pages: known, made: knownMade },
    {
      ...options,
      around: languages.map(({ fonts: _, ...own }) => ({ ...own, pages: own.pages.length })),
      isSearched,
      states,
      changedFiles: changedFiles(formerStates, states),
      cached,
      output,
      isOwn,
    },
  )
  // The pages of other shards may have changed: theirs are rendered elsewhere.
  if (isSearched && (around || searchLines.size || shard))
    for (const { template, pages } of languages) {
      const { searchUrl: url = searchIndexUrl } = template
      if (!isOwn(url)) continue
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
  output.finish(cacheFile, (file, stamp) =>
    writeBuildCache(file, {
      ...{ stamp, factsKey, templateKey, host, shard, links, policy, ownFiles: fileNames, states },
      pages,
      made,
      files: output.writtenFiles,
    }),
  )
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

/** Names all that a site is made of. */
function stateOf({ hashes }: SiteText, templateKey: string, states: FileStates): string {
  return hash('sha1', templateKey + hashes.join() + JSON.stringify(states))
}

/** What the files around the pages are made of. */
async function readAround(
  { root, publicFolder, publicFiles }: Options & { publicFiles: Set<string> },
  { globals: { layout, notFound, languages } }: SiteText,
  texts: string[],
) {
  const linked: LinkedPage[] = []
  const missing = [notFound, ...languages.flatMap((around) => around.notFound ?? [])]
  const blocks = missing.flatMap((page) => page.blocks)
  const { icons, ...ofMissing } = referencesOf(blocks, 'Block')
  const frames = new Set(ofMissing.frames)
  const types = new Set<string>(blocks.map(({ type }) => type))
  const files = filesOf(blocks)
  const words = [layout, ...languages.map((around) => around.layout)].map(({ site }) => site.texts)
  const isNear = words.some(({ near }) => near)
  let isSearched = words.some(({ search }) => search) || missing.some(searches)
  // One after the other: of a large site, all facts at once are as large as its manifest.
  for (const text of texts) {
    const facts = parseFacts(text)
    const { listed, links, asks } = facts
    linked.push({ listed, links: isNear ? links : [], ...(asks && { asks }) })
    isSearched ||= facts.searches === true
    for (const icon of facts.icons) icons.add(icon)
    for (const type of facts.types) types.add(type)
    files.push(...(facts.files ?? []))
    for (const origin of facts.frames ?? []) frames.add(origin)
  }
  const others = languages.map((around) => around.layout)
  const pages = linked.map((page) => page.listed)
  const listed: ListedSite = { layout, pages, ...(others.length && { others }) }
  const nearOf = createNears(listed, linked)
  const knownAt = (path: string, facts = '') => {
    const near = nearOf(path)
    return { path, near: near ? JSON.stringify(near) : '', facts }
  }
  const known = linked.map(({ listed: { path } }, index) => knownAt(path, texts[index]))
  const made = madePlaces(listed).map(({ path }) => knownAt(path))
  const sharing = await createSharing(listed, { root, publicFolder, publicFiles })
  const notFoundIn = languages.flatMap(({ layout, notFound }) => (notFound && layout.home) || [])
  return {
    known,
    made,
    notFoundIn,
    listed,
    icons,
    types,
    frames,
    files,
    isSearched,
    sharing,
  }
}

/** Each language of the site, its own first, with its pages. */
function languagesOf({ globals }: SiteText, known: { path: string }[]) {
  const all: Surroundings[] = [globals, ...globals.languages]
  const layouts = all.map(({ layout }) => layout)
  const placed = known.map(({ path }, number) => ({ path, number, place: layoutAt(path, layouts) }))
  const homes = homesOf(layouts, new Set(known.map(({ path }) => path)))
  return all.map(({ layout, notFound }, own) => ({
    layout,
    notFound: notFound && all.length > 1 ? { ...notFound, near: { languages: homes } } : notFound,
    pages: placed.filter(({ place }) => place === own),
  }))
}
