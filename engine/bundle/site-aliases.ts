import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** What the engine imports of a site's source: its declaration, and what its forms are sent with; else the engine's own. */
export function siteAliases(root: string, source: string) {
  const fileOf = (name: string) =>
    join(existsSync(join(source, name)) ? source : join(root, 'src'), name)
  return { '#services': fileOf('services.ts'), '#site': fileOf('site.ts') }
}
