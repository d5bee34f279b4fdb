import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AliasOptions, ResolveOptions } from 'vite'

/**
 * What the engine imports of a site's source: its declaration, what its forms are sent with, and its blocks; what it has
 * not is the engine's own. And what that source imports of the engine, and React: there is one of each.
 */
export function siteResolve(
  root: string,
  source: string,
): ResolveOptions & { alias: AliasOptions } {
  const fileOf = (name: string) =>
    join(existsSync(join(source, name)) ? source : join(root, 'src'), name)
  return {
    alias: [
      { find: '#services', replacement: fileOf('services.ts') },
      { find: '#site', replacement: fileOf('site.ts') },
      { find: '#blocks', replacement: join(source, 'blocks') },
      { find: /^broadsheet$/, replacement: join(root, 'engine/define-site.ts') },
      { find: /^broadsheet\/(blocks|ui)\//, replacement: `${join(root, 'engine')}/$1/` },
    ],
    dedupe: ['react', 'react-dom'],
  }
}
