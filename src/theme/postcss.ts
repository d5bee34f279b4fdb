import unocss from '@unocss/postcss'
import { uno } from './uno.ts'

/** What the style sheet is put through, in development and in the build. */
export const plugins = [unocss({ configOrPath: uno })]
