import { hash } from 'node:crypto'
import { join } from 'node:path'
import definition from '#site'
import type { Finding } from '../findings/finding.ts'
import { factsOf } from '../manifest/page-facts.ts'
import type { BuildOptions, BuildReport } from './build.ts'
import { type BuildCache, earlierOf } from './build-cache.ts'
import { readCached } from './cached.ts'
import { isOurs, Output } from './output.ts'
import { prepare } from './prepare.ts'
import { createSharing } from './sharing/sharing.ts'
import { createTemplate } from './template.ts'
import { writeChangedPages } from './write-changed-pages.ts'
import { writeSurroundings } from './write-surroundings.ts'

type Options = BuildOptions & Required<Pick<BuildOptions, 'source' | 'cache'>>

/** Checks the manifest and writes the site with what was made of the source. */
export async function writeSite(
  options: Options,
): Promise<{ findings: Finding[]; report?: BuildReport }> {
  const { root, out, source, bundle } = options
  const cacheFile = join(options.cache, 'pages.json')
  const cache = readCached<BuildCache>(cacheFile)
  const { site, facts, factsKey, findings } = await prepare(options, cache)
  if (!site) return { findings }
  if (!isOurs(out))
    throw new Error(
      `Nothing was written: "${out}" holds files that no build wrote and that this one would remove. Empty it, or give another folder with --out.`,
    )
  const { layout } = site
  const listed = { layout, pages: facts.map((page) => page.listed) }
  const sharing = await createSharing(listed, { root, source, definition })
  const earlier = earlierOf(cache, out)
  const output = new Output(out, earlier)
  const layoutText = JSON.stringify(layout)
  const template = createTemplate({ bundle, layout: layoutText, links: sharing.headLinks })
  const templateKey = hash('sha1', site.headHash + template.deployment)
  const cached = earlier && cache?.templateKey === templateKey ? cache.pages : []
  const { pages, ...counts } = await writeChangedPages(site, facts, {
    ...options,
    template,
    cached,
    output,
  })
  const { notFound } = site
  const shown = notFound.blocks.map(({ type }) => type)
  await writeSurroundings({
    ...options,
    icons: [...facts, factsOf(notFound, 'NotFoundPage')].flatMap((page) => page.icons),
    types: new Set([...facts.flatMap((page) => page.types), ...shown]),
    connect: definition.connect,
    ...{ listed, layoutText, template, sharing, output },
  })
  output.finish(cacheFile, (stamp): BuildCache => {
    return { stamp, factsKey, templateKey, pages, hashes: output.hashes }
  })
  const { written, bytes } = output
  return {
    findings,
    report: { pages: facts.length, ...counts, files: output.files.length, written, bytes },
  }
}
