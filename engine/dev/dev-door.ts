/*
 * The door to the engine for the development server, which takes it from Vite: what is changed in the source holds
 * from the next request on.
 */

import '../theme/base.css'
import '#site'

export { countFindings, hasErrors } from '../findings/count-findings.ts'
export { inFiles } from '../findings/in-files.ts'
export { printFindings } from '../findings/report.ts'
export { answer } from './dev-answer.ts'
export { load } from './dev-load.ts'
export { pageNow } from './page-now.ts'
