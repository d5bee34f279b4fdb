import { useEffect, useState } from 'react'
import { loadSearchIndex, type SearchedPage } from '../../search/search-index.ts'

/** The texts of every page; none in the first render, and none where they cannot be had. */
export function useSearchIndex(): SearchedPage[] {
  const [pages, setPages] = useState<SearchedPage[]>([])
  useEffect(() => {
    let isLeft = false
    loadSearchIndex()
      .then((loaded) => isLeft || setPages(loaded))
      .catch((error: unknown) => {
        if (!isLeft) console.error('The list of pages could not be loaded.', error)
      })
    return () => {
      isLeft = true
    }
  }, [])
  return pages
}
