import type { Keeper, Kept } from '../../keeper/keeper.ts'

/** A draft as it must be: lines that were acknowledged, and those that were on their way. */
interface Typed {
  sure: string[]
  maybe: string[]
}

/** Saves and types as fast as it is answered, and remembers what was acknowledged. */
export class Typist {
  #saved = '{}'
  #saving = '{}'
  readonly #drafts = new Map<string, Typed>([
    ['window-1', { sure: [], maybe: [] }],
    ['window-2', { sure: [], maybe: [] }],
  ])
  readonly figures = { saves: 0, 'draft lines': 0, 'found new where it was on its way': 0 }

  /** Works until the server is gone. */
  work(keeper: Keeper, { hash }: Kept): Promise<void>[] {
    const untilGone = (step: () => Promise<void>) => {
      const again = (): Promise<void> => step().then(again, () => {})
      return again()
    }
    let base = hash
    const save = async () => {
      this.#saving = JSON.stringify({ save: this.figures.saves, filling: 'loaf '.repeat(40_000) })
      base = (await keeper.save(this.#saving, base)).hash
      this.#saved = this.#saving
      this.figures.saves++
    }
    const type = (id: string, typed: Typed) => async () => {
      const number = typed.sure.length
      typed.maybe = [1, 2, 3].map(
        (step) => `{"line":"${id} ${number} ${step} ${'x'.repeat(3000)}"}`,
      )
      await keeper.appendDraft(id, typed.maybe)
      typed.sure.push(...typed.maybe.splice(0))
      this.figures['draft lines'] += 3
    }
    return [untilGone(save), ...[...this.#drafts].map(([id, typed]) => untilGone(type(id, typed)))]
  }

  /** What is wrong with what a new server has kept. */
  judge({ text, drafts }: Kept): string[] {
    const faults = this.judgeFile(text)
    for (const [id, typed] of this.#drafts) {
      const lines = drafts.find((draft) => draft.id === id)?.lines ?? []
      const all = [...typed.sure, ...typed.maybe]
      if (lines.length < typed.sure.length)
        faults.push(`${id} has ${lines.length} lines of ${typed.sure.length} acknowledged ones.`)
      if (lines.some((line, at) => line !== all[at]))
        faults.push(`${id} has a line that was not typed so, or not there.`)
      Object.assign(typed, { sure: lines, maybe: [] })
    }
    return faults
  }

  /** What is wrong with the manifest: it must be what was saved last, or what was being saved. */
  judgeFile(text: string): string[] {
    if (text !== this.#saved && text !== this.#saving)
      return [`The manifest, ${text.length} characters, is neither the old text nor the new one.`]
    if (text !== this.#saved) this.figures['found new where it was on its way']++
    this.#saved = text
    return []
  }
}
