import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What the files `_redirects` and `_headers` of a built site say. */
export interface WrittenRules {
  redirects: Map<string, { to: string; status: number }>
  headers: { pattern: string; lines: [name: string, value: string][] }[]
}

export async function readWrittenRules(folder: string): Promise<WrittenRules> {
  const read = (name: string) => readFile(join(folder, name), 'utf8').catch(() => '')
  return {
    redirects: parseRedirects(await read('_redirects')),
    headers: parseHeaders(await read('_headers')),
  }
}

/** The same, read again once another build is there. */
export function followWrittenRules(folder: string): () => Promise<WrittenRules> {
  let known: { at: number; rules: WrittenRules } | undefined
  return async () => {
    const at = await stat(join(folder, '_headers')).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    )
    if (known?.at !== at) known = { at, rules: await readWrittenRules(folder) }
    return known.rules
  }
}

/** The headers of a path, the later rules last. */
export function headersOf(
  path: string,
  { headers }: WrittenRules,
): [name: string, value: string][] {
  return headers.flatMap(({ pattern, lines }) => (matches(pattern, path) ? lines : []))
}

function parseRedirects(text: string): WrittenRules['redirects'] {
  const lines = text.split('\n').map((line) => line.trim().split(/\s+/))
  return new Map(
    lines.flatMap(([from, to, status]) =>
      from && to ? [[from, { to, status: Number(status ?? 301) }]] : [],
    ),
  )
}

function parseHeaders(text: string): WrittenRules['headers'] {
  const rules: WrittenRules['headers'] = []
  for (const line of text.split('\n')) {
    const at = line.indexOf(': ')
    if (line.startsWith('/')) rules.push({ pattern: line.trim(), lines: [] })
    else if (at > 0) rules.at(-1)?.lines.push([line.slice(0, at).trim(), line.slice(at + 2)])
  }
  return rules
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}
