import { manifestVersion } from '../../manifest/version.ts'
import { applyEdits } from '../../text/edits/text-edit.ts'
import { withoutMark } from '../../text/source.ts'
import { migrations } from './migrations.ts'

export type Migrated =
  | { isMigrated: true; text: string; says: string[] }
  | { isMigrated: false; reason: string }

/** Brings a manifest's text to the version that this engine reads, one step after the other. */
export function migrateText(text: string): Migrated {
  let migrated = withoutMark(text)
  const mark = text.slice(0, text.length - migrated.length)
  const says: string[] = []
  for (
    let version = versionOf(migrated);
    version !== manifestVersion;
    version = versionOf(migrated)
  ) {
    const step = migrations.find(({ from }) => from === version)
    if (!step) return { isMigrated: false, reason: reasonFor(version) }
    says.push(`${step.from} to ${step.from + 1}: ${step.says}`)
    migrated = applyEdits(migrated, step.edits(migrated))
  }
  return { isMigrated: true, text: mark + migrated, says }
}

function versionOf(text: string): number | 'unreadable' | 'missing' {
  try {
    const { manifestVersion: version } = Object(JSON.parse(text))
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
