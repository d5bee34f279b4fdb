import { join } from 'node:path'

/** What the engine imports of a site's source: its declaration, and what its forms are sent with. */
export const siteAliases = (source: string) => ({
  '#services': join(source, 'services.ts'),
  '#site': join(source, 'site.ts'),
})
