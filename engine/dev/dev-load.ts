import { createAnalyser } from '../analysis/analyse.ts'
import { checkOptions } from '../analysis/check-options.ts'
import * as manifest from '../analysis/load.ts'

// When the engine's source changes, this module is made anew, and what was remembered is forgotten.
const analyse = createAnalyser()

/**
 * Analyses the manifest as it is now; of its pages only those that have changed.
 * @param root the project's folder
 * @param publicFolder the site's `public`, which is looked at each time
 */
export const load = (file: string, root: string, publicFolder: string) =>
  manifest.load(file, checkOptions(root, publicFolder), analyse)
