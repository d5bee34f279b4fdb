import { lintChoices } from './choices.ts'
import type { Finding } from './finding.ts'
import { lintLinks } from './links.ts'
import { type ParsedSource, parse, read } from './read.ts'
import { buildRoutes } from './routes.ts'
import { resolveShared } from './shared.ts'
import { buildSite, type Site } from './site.ts'
import { Source } from './source.ts'
import { resolveTokens } from './tokens.ts'
import { validate } from './validate.ts'

export interface Loaded {
  /** The site; absent where the text has not the schema's shape. */
  site?: Site
  /** All that was found, in the order of the text. */
  findings: Finding[]
}

/** Makes a site of a manifest file. Bad input is not thrown but found: all of it, at once. */
export async function load(file: string): Promise<Loaded> {
  const parsed = await read(file)
  return parsed.ok ? resolve(parsed.value) : { findings: parsed.findings }
}

/** The same for a text that is at hand, such as an editor's unsaved one. */
export function loadText(file: string, text: string): Loaded {
  const parsed = parse(new Source(file, text))
  return parsed.ok ? resolve(parsed.value) : { findings: parsed.findings }
}

function resolve(parsed: ParsedSource): Loaded {
  const { source } = parsed
  const valid = validate(parsed)
  if (!valid.ok) return { findings: valid.findings }
  const tokens = resolveTokens(valid.value, source)
  const shared = resolveShared(tokens.value, source)
  const routes = buildRoutes(shared.value, source)
  const links = lintLinks(tokens.value, routes.value, source)
  const choices = lintChoices(tokens.value, source)
  const found = [tokens.findings, shared.findings, routes.findings, links, choices].flat()
  return { site: buildSite(shared.value), findings: found.sort(byPlace) }
}

function byPlace(a: Finding, b: Finding): number {
  return a.at.line - b.at.line || a.at.column - b.at.column
}
