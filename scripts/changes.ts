import { relative } from 'node:path'
import type { Engine } from '../engine/bundle/open-engine.ts'
import type { ManifestText } from '../engine/text/pieces.ts'
import { siteFolder } from './manifest-argument.ts'
import { hasColours } from './tell-findings.ts'

/** What a command changes in a manifest and in the files of its pages. */
export function changesOf(engine: Engine, before: ManifestText, after: ManifestText) {
  const changes = engine.changedFiles(before, after)
  return {
    /** Shows each line that is another. */
    show() {
      for (const { file, before, after } of changes) {
        const patch = engine.diff(relative(siteFolder, file), before, after)
        console.log(hasColours ? engine.colourDiff(patch) : patch)
      }
    },
    /** Writes all of them; exits where that fails, and none is changed. */
    async write() {
      await engine.writeChanges(before, after).catch((error: Error) => {
        console.error(error.message)
        process.exit(1)
      })
    },
  }
}
