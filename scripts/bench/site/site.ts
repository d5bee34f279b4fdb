import { defineSite } from '../../../engine/define-site.ts'

/** The site that is built beside the peers'. */
export default defineSite({})
