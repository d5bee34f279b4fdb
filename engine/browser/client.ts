import '../theme/base.css'
import '#site'
import { hydrate } from './hydrate.tsx'
import type { Fetched } from './page-loader.ts'

/** Called by the starter at the visitor's first intent. */
export default (fetched?: Fetched, fetchLikely?: () => void) => hydrate(fetched, fetchLikely)
