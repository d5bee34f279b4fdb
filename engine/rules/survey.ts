import type { Manifest } from '../../schema/generated/manifest.js'
import type { Path } from '../text/path.ts'
import { eachString } from '../text/walk.ts'

/** What stands where, gathered in one walk over the manifest. */
export interface Survey {
  pictures: Path[]
  tokens: Set<string>
}

export function survey(manifest: Manifest): Survey {
  const pictures: Path[] = []
  const tokens = new Set<string>()
  eachString(manifest, (text, path) => {
    if (path.at(-1) === 'src') pictures.push([...path])
    if (text.includes('{') && path[0] !== 'accepted')
      for (const [, name = ''] of text.matchAll(/\{([^{}]+)\}/g)) tokens.add(name)
  })
  return { pictures, tokens }
}
