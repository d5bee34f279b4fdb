import type { Colour } from '../../schema/generated/manifest.js'
import type { Renderer } from './renderer.tsx'

/** What the site's server entry (`src/server.tsx`) gives to the build. */
export interface ServerEntry {
  renderer: Renderer
  /** The hue of each colour, in degrees. */
  hues: { [name in Colour]: number }
}
