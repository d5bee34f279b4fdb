import type { Manifest } from '../../schema/generated/manifest.js'
import { eachField } from '../manifest/fields.ts'
import type { Path } from '../text/path.ts'
import { eachString } from '../text/walk.ts'

/** What stands where, gathered from the manifest. */
export interface Survey {
  pictures: Path[]
  tokens: Set<string>
}

export function survey(manifest: Manifest): Survey {
  const pictures: Path[] = []
  const tokens = new Set<string>()
  eachField(manifest, 'Manifest', (_, format, path) => {
    if (format === 'image') pictures.push([...path])
  })
  eachString(manifest, (text, path) => {
    if (text.includes('{') && path[0] !== 'accepted')
      for (const [, name = ''] of text.matchAll(/\{([^{}]+)\}/g)) tokens.add(name)
  })
  return { pictures, tokens }
}
