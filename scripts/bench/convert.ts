import { readFileSync, writeFileSync } from 'node:fs'
import { manifestOf } from './adapter.ts'
import type { PeerContent } from './peer-content.ts'

// node scripts/bench/convert.ts CONTENT MANIFEST
const [content = '', manifest = ''] = process.argv.slice(2)
// Written by the peers' generator, whose shape the type states.
const parsed = JSON.parse(readFileSync(content, 'utf8')) as PeerContent
writeFileSync(manifest, JSON.stringify(manifestOf(parsed)))
