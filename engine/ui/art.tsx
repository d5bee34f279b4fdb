import { artUrl } from '../assets/urls.ts'

/** The page's own drawing as a background; decoration, so it has no text. */
export function Art({ path }: { path: string }) {
  return (
    <img className="art" src={artUrl(path)} alt="" width={1600} height={400} decoding="async" />
  )
}
