import { stat } from 'node:fs/promises'
import { join, posix } from 'node:path'

/** A file of a built site, or the address that visitors are led on to. */
export type Found = { file: string; bytes: number } | { location: string }

/**
 * What a host answers a path with. GitHub Pages, Netlify and Cloudflare Pages agree that "/about" is `about.html`
 * even beside a folder `about`, and that a folder with an `index.html` has a slash at its end. "/about/" leads to
 * "/about" on Netlify and Cloudflare Pages; "/about.html" is sent as it is on Netlify and GitHub Pages.
 */
export async function findFile(folder: string, pathname: string): Promise<Found | undefined> {
  const path = plain(pathname)
  if (path === undefined) return undefined
  const bare = path.replace(/\/$/, '')
  const find = async (name: string): Promise<Found | undefined> => {
    const bytes = await fileSize(join(folder, name))
    return bytes === undefined ? undefined : { file: join(folder, name), bytes }
  }
  const page = bare ? await find(`${bare}.html`) : undefined
  const index = await find(`${bare}/index.html`)
  if (path.endsWith('/')) return index ?? (page && { location: encodeURI(bare) })
  return (await find(bare)) ?? page ?? (index && { location: encodeURI(`${bare}/`) })
}

/** The nearest `404.html` of the folders that a path leads through, as Cloudflare Pages looks for it. */
export async function findNotFound(folder: string, pathname: string): Promise<Found | undefined> {
  const within = pathname.replace(/\/[^/]*$/, '')
  const found = await findFile(folder, `${within}/404.html`)
  return found ?? (within ? findNotFound(folder, within) : undefined)
}

/**
 * A path as it was meant, with nothing in it that leads up: it begins with one slash.
 * @returns undefined where its percent signs encode no UTF-8
 */
function plain(path: string): string | undefined {
  try {
    return posix.normalize(`/${decodeURIComponent(path).replaceAll('\\', '/')}`)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

/** Undefined where there is no such file. */
function fileSize(file: string): Promise<number | undefined> {
  return stat(file).then(
    (found) => (found.isFile() ? found.size : undefined),
    () => undefined,
  )
}
