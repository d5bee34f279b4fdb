import { defineSite } from '../../../engine/define-site.ts'
import '../../../src/theme/main.css'
import { dark, hues, light } from '../../../src/theme/tokens.ts'

/** The site that is built beside the peers'; they have no fonts and no pictures for sharing either. */
export default defineSite({ theme: { hues, light, dark } })
