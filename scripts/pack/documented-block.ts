import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Writes the block that `docs/blocks.md` builds, as it stands there, and the settings of its compiler.
 * @param root the project's folder
 * @param site the folder of a site
 */
export function writeDocumentedBlock(root: string, site: string): void {
  const text = readFileSync(join(root, 'docs/blocks.md'), 'utf8')
  const files = text.matchAll(/^`(src\/blocks\/\S+)`[^`]*(?:`[^`]+`[^`]*)*?\n```\w+\n(.*?)```$/gms)
  for (const [, path = '', content = ''] of files) {
    mkdirSync(dirname(join(site, path)), { recursive: true })
    writeFileSync(join(site, path), content)
  }
  const [, settings = ''] = /```json\n(\{ "extends".*?)```/s.exec(text) ?? []
  writeFileSync(join(site, 'tsconfig.json'), settings)
}
