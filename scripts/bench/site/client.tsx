import layout from 'virtual:broadsheet/layout'
import { boot } from '../../../engine/browser/hydrate.tsx'
import type { FetchedPages } from '../../../engine/browser/page-loader.ts'
import { services } from './services.ts'
import '../../../src/theme/main.css'

/** Called by the starter at the visitor's first intent. */
export default (fetched?: FetchedPages, fetchLikely?: () => void) =>
  boot({ layout, services, fetched, fetchLikely })
