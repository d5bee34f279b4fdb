import type { Near, PageData } from '../manifest/site.ts'

/** A page with what others say that it shows; or, where they say so, the page that is made of it for a part of its list. */
export function withNear(page: PageData, near: Near | undefined): PageData {
  const { made } = near ?? {}
  if (!near || !made) return near ? { ...page, near } : page
  const { structuredData: _, ...others } = page
  const { path, title } = made
  return { ...others, path, title, description: `${title}: ${page.description}`, near }
}
