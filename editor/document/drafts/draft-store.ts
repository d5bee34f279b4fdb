import type { Draft } from '../../keeper/keeper.ts'

/** Where a window keeps its drafts itself, so that they survive the end of the server. */
export interface DraftStore {
  read(): Promise<Draft[]>
  /** Adds a line; its number keeps the order. */
  append(id: string, number: number, line: string): Promise<void>
  /** Puts a line in the place of all before it, wholly or not at all. */
  begin(id: string, number: number, line: string): Promise<void>
  drop(id: string): Promise<void>
  /** Keeps the text that a draft began from. */
  keepText(hash: string, text: string): Promise<void>
  textOf(hash: string): Promise<string | undefined>
}

/** A window's drafts. */
export interface DraftOptions {
  /** Which window this is; the same after it was loaded again. */
  id: string
  store: DraftStore
  /** Whether the window with this id still is open. */
  isOpen: (id: string) => Promise<boolean>
}
