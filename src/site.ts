import { defineSite } from '../engine/define-site.ts'
import { hosting } from './hosting.ts'

export default defineSite({ connect: hosting ? [hosting] : [] })
