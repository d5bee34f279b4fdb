import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { sizeOf } from '../../engine/manifest/picture-files.ts'
import { filesIn } from '../../engine/publish/files-in.ts'
import type { SiteFile } from '../keeper/keeper.ts'
import { isPictureName } from './pictures.ts'

/** All files in the site's `public`, pictures with their size. */
export async function siteFiles(folder: string): Promise<SiteFile[]> {
  const home = await realpath(folder).catch(() => folder)
  return Promise.all(
    filesIn(home).map(async (path) => {
      const size = isPictureName(path) ? sizeOf(await readFile(join(home, path))) : undefined
      return { path, ...(size && { size }) }
    }),
  )
}
