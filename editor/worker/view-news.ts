import type { View } from '../document/session.ts'

/** The parts of a view that are others than in the one before; all of the first. What undo and redo would do is always told. */
export type ViewNews = { whole: View } | { changed: Partial<View> }

/** Tells of each view what is new: a thousand pages need not come to the screen because of a letter in one. */
export function newsOf(tell: (news: ViewNews) => void): (view: View) => void {
  let told: { [part: string]: string } | undefined
  return (view) => {
    const parts = Object.entries(view).map(([part, value]) => [part, value, JSON.stringify(value)])
    const changed = parts.filter(
      ([part, , json]) => told?.[part] !== json || part === 'undo' || part === 'redo',
    )
    tell(told ? { changed: Object.fromEntries(changed) } : { whole: view })
    told = Object.fromEntries(parts.map(([part, , json]) => [part, json]))
  }
}

/** Makes views of news again. */
export function viewsOf(listener: (view: View) => void): (news: ViewNews) => void {
  let view: View | undefined
  return (news) => {
    if ('whole' in news) view = news.whole
    else if (view) {
      const { undo: _, redo: __, ...rest } = view
      view = { ...rest, ...news.changed }
    }
    if (view) listener(view)
  }
}
