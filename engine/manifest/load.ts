import { accept } from '../findings/accept.ts'
import { byPlace, type Finding } from '../findings/finding.ts'
import { withoutEchoes } from '../findings/without-echoes.ts'
import { lintChoices } from '../rules/choices.ts'
import { lintLinks } from '../rules/links.ts'
import { lint } from '../rules/rules.ts'
import type { CheckOptions } from '../rules/subject.ts'
import { survey } from '../rules/survey.ts'
import { type ParsedSource, parse, read } from './read.ts'
import { buildRoutes } from './routes.ts'
import { resolveShared } from './shared.ts'
import { buildSite, type Site } from './site.ts'
import { siteLinks } from './site-links.ts'
import { resolveTokens } from './tokens.ts'
import { validate } from './validate.ts'
import { findVersion } from './version.ts'

export interface Loaded {
  /** The site; absent where the text has not the schema's shape. */
  site?: Site
  /** All that was found, in the order of the text. */
  findings: Finding[]
}

/** Makes a site of a manifest file. Bad input is not thrown but found: all of it, at once. */
export async function load(file: string, options: CheckOptions = {}): Promise<Loaded> {
  const parsed = await read(file)
  return parsed.ok ? resolve(parsed.value, options) : { findings: parsed.findings }
}

/** The same for a text that is at hand, such as an editor's unsaved one. */
export function loadText(file: string, text: string, options: CheckOptions = {}): Loaded {
  return resolve(parse(file, text), options)
}

function resolve(parsed: ParsedSource, options: CheckOptions): Loaded {
  const { source } = parsed
  if (!parsed.isReadable) return { findings: parsed.findings }
  const version = findVersion(parsed)
  if (version) return { findings: [...parsed.findings, version].sort(byPlace) }
  const shaped = validate(parsed)
  const { manifest, made } = shaped.value
  const sure = [...parsed.findings, ...shaped.findings]
  if (!manifest) return { findings: withoutEchoes(sure, [], made).sort(byPlace) }
  const tokens = resolveTokens(manifest, source)
  const shared = resolveShared(tokens.value, source)
  const routes = buildRoutes(shared.value, source)
  const links = siteLinks(tokens.value, manifest)
  const shown = shared.value
  const subject = {
    manifest,
    resolved: tokens.value,
    shown,
    routes: routes.value,
    links,
    ...survey(manifest),
    made,
    source,
    options,
  }
  const steps = [tokens.findings, shared.findings, routes.findings]
  const judged = [
    lintLinks(links, routes.value, source, {
      ...options,
      lost: lostPaths(routes.findings, made),
    }),
    lintChoices(tokens.value, source),
    lint(subject),
  ]
  const findings = withoutEchoes(sure, [...steps, ...judged].flat(), made)
  const isWhole = sure.length === 0
  const unaccepted = accept(findings, manifest, source, isWhole).sort(byPlace)
  return isWhole ? { site: buildSite(shown), findings: unaccepted } : { findings: unaccepted }
}

/** How many pages have no path of their own, since it is missing or stands twice. */
function lostPaths(findings: Finding[], made: Set<string>): number {
  const missing = [...made].filter((pointer) => /^\/pages\/\d+(?:\/path)?$/.test(pointer))
  return missing.length + findings.filter(({ code }) => code === 'path-duplicate').length
}
