import type { Analysis } from '../../../engine/analysis/analyse.ts'
import { type PageHead, pageHead } from '../../../engine/page/head/page-head.ts'
import type { PageKey } from '../session.ts'
import { previewOf } from './preview.ts'

/** What a page's head holds, as it is published; undefined where nothing can be shown of the page. */
export function headOf(analysis: Analysis, key: PageKey): PageHead | undefined {
  const preview = previewOf(analysis, key, 0)
  return preview && pageHead(preview.page, preview.layout)
}
