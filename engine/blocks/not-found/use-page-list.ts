import { useEffect, useState } from 'react'
import { pageListUrl } from '../../assets/urls.ts'
import type { ListedPage } from './find-pages.ts'

/** Every page of the site; none in the first render, and none where the list cannot be had. */
export function usePageList(): ListedPage[] {
  const [pages, setPages] = useState<ListedPage[]>([])
  useEffect(() => {
    const left = new AbortController()
    fetch(pageListUrl, { signal: left.signal })
      .then((response) => response.json()) // written by our own build
      .then(setPages)
      .catch((error: unknown) => {
        if (!left.signal.aborted) console.error('The list of pages could not be loaded.', error)
      })
    return () => left.abort()
  }, [])
  return pages
}
