import { mkdir, readdir, readFile, realpath, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOf } from '../../engine/files/hash-of.ts'
import { writeWhole } from '../../engine/files/write-whole.ts'
import { sizeOf } from '../../engine/manifest/picture-files.ts'
import { filesIn } from '../../engine/publish/files-in.ts'
import type { Picture } from '../keeper/keeper.ts'
import { pictureName } from './picture-name.ts'
import { placeNew } from './place-new.ts'
import { fileIn } from './public-files.ts'
import { Refused } from './refused.ts'

/** Whether a file's name is that of a picture. */
export const isPictureName = (name: string) => /\.(?:png|jpe?g|webp|avif|gif|svg)$/i.test(name)

export interface Pictures {
  all(): Promise<Picture[]>
  add(name: string, bytes: Uint8Array, widest: number): Promise<Picture>
  remove(src: string): Promise<void>
}

/**
 * The pictures among the site's files.
 * @param folder the site's `public`
 * @param removed where those are that were taken away, so that undo has them
 */
export function picturesOf(folder: string, removed: string): Pictures {
  return {
    all: () => allIn(folder),
    async add(name, given, widest) {
      const before = (await readdir(removed).catch((): string[] => [])).find((each) =>
        isOf(each, name, given),
      )
      if (before !== undefined) {
        const src = await placeNew(folder, addressIn(before), given)
        await rm(join(removed, before))
        return pictureAt(folder, src)
      }
      // What changes pictures is large, and not needed by most.
      const { pictureBytes } = await import('./picture-bytes.ts')
      const { bytes, extension } = await pictureBytes(given, widest)
      return pictureAt(folder, await placeNew(folder, `/${pictureName(name)}.${extension}`, bytes))
    },
    async remove(src) {
      const file = isPictureName(src) ? await fileIn(folder, src) : undefined
      if (!file) throw new Refused(`There is no picture "${src}".`)
      const bytes = await readFile(file)
      await mkdir(removed, { recursive: true, mode: 0o700 })
      await writeWhole(join(removed, `${hashOf(bytes)}-${encodeURIComponent(src)}`), bytes)
      await rm(file)
    },
  }
}

/** Whether what was taken away are these bytes, under this name. */
function isOf(removed: string, name: string, bytes: Uint8Array): boolean {
  const src = removed.startsWith(`${hashOf(bytes)}-`) ? addressIn(removed) : undefined
  return src !== undefined && (src === name || src.endsWith(`/${name}`))
}

const addressIn = (removed: string) => decodeURIComponent(removed.slice(removed.indexOf('-') + 1))

async function allIn(folder: string): Promise<Picture[]> {
  const home = await realpath(folder).catch(() => folder)
  const names = filesIn(home).filter((name) => isPictureName(name) && !name.includes('/.'))
  return Promise.all(names.sort().map((name) => pictureAt(home, encodeURI(name))))
}

async function pictureAt(folder: string, src: string): Promise<Picture> {
  const file = join(folder, decodeURI(src))
  const [bytes, { size }] = await Promise.all([readFile(file), stat(file)])
  const { width, height } = sizeOf(bytes) ?? { width: 0, height: 0 }
  return { src, width, height, bytes: size }
}
