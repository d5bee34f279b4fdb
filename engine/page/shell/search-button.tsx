import { useEffect } from 'react'
import type { TextsOfTheSearch } from '../../../schema/generated/manifest.js'
import './search-button.css'

/** Opens the search, whose code and texts are loaded then; so does the key "/". Without scripts a link to the footer's register stands there. */
export function SearchButton({ words }: { words: TextsOfTheSearch }) {
  useEffect(() => {
    const open = new AbortController()
    const byKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event))
        return
      event.preventDefault()
      void openSearch(words)
    }
    addEventListener('keydown', byKey, { signal: open.signal })
    // Pressed before the page was hydrated, and not into a field.
    if (document.body.dataset.key === '/' && document.activeElement === document.body)
      void openSearch(words)
    delete document.body.dataset.key
    return () => open.abort()
  }, [words])
  return (
    <>
      <button
        type="button"
        className="search-button"
        aria-keyshortcuts="/"
        onClick={() => void openSearch(words)}
      >
        <span className="visually-hidden">{words.open}</span>
      </button>
      <a className="search-link" href="#register">
        {words.open}
      </a>
    </>
  )
}

async function openSearch(words: TextsOfTheSearch): Promise<void> {
  const { showSearch } = await import('../../search/show-search.ts')
  showSearch(words)
}

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  )
}
