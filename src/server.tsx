import layout from 'virtual:broadsheet/layout'
import { createRenderer } from '../engine/page/renderer.tsx'
import { services } from './services.ts'

export { hues } from './theme/tokens.ts'

/** What the build and the development server render this site's pages with. */
export const renderer = await createRenderer({ layout, services })
