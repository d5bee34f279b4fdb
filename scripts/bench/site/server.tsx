import layout from 'virtual:broadsheet/layout'
import { createRenderer } from '../../../engine/page/renderer.tsx'
import { services } from './services.ts'

export { hues } from '../../../src/theme/tokens.ts'

/** What the build renders the benchmark's pages with. */
export const renderer = await createRenderer({ layout, services })
