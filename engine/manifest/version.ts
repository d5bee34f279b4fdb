import { type Finding, finding } from '../findings/finding.ts'
import type { Source } from '../text/source.ts'

/** The version of the manifest's shape that this engine knows; older ones are migrated. */
export const manifestVersion = 1

interface Versioned {
  source: Source
  value: unknown
}

/** Finds a manifest of another version; all else about it would be judged by the wrong rules. */
export function findVersion({ source, value }: Versioned): Finding | undefined {
  const version: unknown = Object(value).manifestVersion
  if (version === manifestVersion || !Number.isInteger(version)) return undefined
  const at = source.placeOf(['manifestVersion'])
  if (Number(version) >= 0 && Number(version) < manifestVersion) {
    const message = `This manifest has the shape of version ${version}; the engine reads version ${manifestVersion}.`
    const hint =
      'Run "broadsheet migrate" to bring it up to date; with --dry-run it only shows what would change.'
    return finding('version-older', at, message, hint)
  }
  const message = `This engine knows no version ${version} of the manifest; it reads version ${manifestVersion}.`
  const hint = `Update the engine, or write "manifestVersion": ${manifestVersion} if the number is a mistake.`
  return finding('version-unknown', at, message, hint)
}
