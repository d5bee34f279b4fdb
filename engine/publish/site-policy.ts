import { hash } from 'node:crypto'
import type { SiteDefinition } from '../define-site.ts'
import type { Template } from '../page/document.ts'
import { contentPolicy } from './hosts/content-policy.ts'

interface Options {
  /** What stands inline on all pages. */
  scripts: string[]
  /** The style sheets of each language. */
  sheets: NonNullable<Template['sheets']>
  /** The kinds of blocks that the site shows. */
  types: Set<string>
  /** The origins whose pages it shows within its own. */
  frames: Set<string>
  definition: Pick<SiteDefinition, 'connect' | 'reports'>
}

/** The content security policy of a site: of its style sheets, those that its pages show. */
export function sitePolicy({ scripts, sheets, types, frames, definition }: Options): string {
  const shown = sheets.filter(({ blocks }) => !blocks || blocks.some((type) => types.has(type)))
  const { connect, reports } = definition
  return contentPolicy({
    scriptHashes: scripts.map(sha256),
    styleHashes: [...new Set(shown.map(({ css }) => css))].map(sha256),
    frames: [...frames].sort(),
    ...{ connect, reports },
  })
}

const sha256 = (text: string) => hash('sha256', text, 'base64')
