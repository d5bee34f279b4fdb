import { manifestVersion } from '../../manifest/version.ts'
import { editText, type ManifestText } from '../../text/pieces.ts'
import { withoutMark } from '../../text/without-mark.ts'
import { migrations } from './migrations.ts'

export type Migrated =
  | { isMigrated: true; manifest: ManifestText; says: string[] }
  | { isMigrated: false; reason: string }

/** Brings a manifest's text to the version that this engine reads, one step after the other. */
export function migrateText(manifest: ManifestText): Migrated {
  let migrated = manifest
  const says: string[] = []
  for (
    let version = versionOf(migrated.text);
    version !== manifestVersion;
    version = versionOf(migrated.text)
  ) {
    const step = migrations.find(({ from }) => from === version)
    if (!step) return { isMigrated: false, reason: reasonFor(version) }
    says.push(`${step.from} to ${step.from + 1}: ${step.says}`)
    const edited = editText(migrated, step.edits(withoutMark(migrated.text)))
    if (!edited)
      throw new Error('A migration edits what stands in no file. This is a bug in Broadsheet.')
    migrated = edited
  }
  return { isMigrated: true, manifest: migrated, says }
}

function versionOf(text: string): number | 'unreadable' | 'missing' {
  try {
    const { manifestVersion: version } = Object(JSON.parse(withoutMark(text)))
    return Number.isInteger(version) ? version : 'missing'
  } catch {
    return 'unreadable'
  }
}

function reasonFor(version: number | 'unreadable' | 'missing'): string {
  if (version === 'unreadable')
    return 'The manifest is not valid JSON; "broadsheet check" says where. Mend it first.'
  if (version === 'missing')
    return 'The manifest does not say its version: "manifestVersion" is no whole number.'
  return `There is no way from version ${version} to ${manifestVersion}; this engine may be older than the manifest.`
}
