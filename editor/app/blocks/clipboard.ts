import type { Json } from '../../document/action.ts'
import { kinds } from './block-names.ts'

/** A block as it was copied. */
type CopiedBlock = { [key: string]: Json } & { type: string }

const name = 'broadsheet-editor-block'

/** Puts a block on the system's clipboard, as text, and keeps it for other windows of the editor. */
export async function copyBlock(block: Json): Promise<void> {
  const text = JSON.stringify(block, null, 2)
  localStorage.setItem(name, text)
  // The browser may refuse; what is kept here can be pasted all the same.
  await navigator.clipboard?.writeText(text).catch(() => {})
}

/** The block that was copied last in any window. */
export function copied(): string {
  return localStorage.getItem(name) ?? ''
}

/** The block that a text is; undefined for any other text. */
export function readBlock(text: string): CopiedBlock | undefined {
  if (!text.trimStart().startsWith('{')) return undefined
  try {
    const value: CopiedBlock = JSON.parse(text)
    return kinds.includes(value.type) ? value : undefined
  } catch {
    return undefined
  }
}
