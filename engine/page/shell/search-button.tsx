import { useEffect, useEffectEvent, useState } from 'react'
import type { SearchTexts } from '../../manifest/texts/site-texts.ts'
import { openSearch } from '../../search/open-search.ts'
import './search-button.css'

interface Props {
  words: SearchTexts
  /** The heading of the footer's register, where there is one. */
  register: string | undefined
}

/** Opens the search, whose code and texts are loaded then; so does the key "/". Without scripts a link to the footer's register stands there, if it has one. */
export function SearchButton({ words, register }: Props) {
  const [isOpening, setOpening] = useState(false)
  const open = async () => {
    setOpening(true)
    await openSearch(words)
    setOpening(false)
  }
  const openByKey = useEffectEvent(() => void open())
  useEffect(() => {
    const listening = new AbortController()
    const byKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event))
        return
      event.preventDefault()
      openByKey()
    }
    addEventListener('keydown', byKey, { signal: listening.signal })
    // Pressed before the page was hydrated, and not into a field.
    if (document.body.dataset.key === '/' && document.activeElement === document.body) openByKey()
    delete document.body.dataset.key
    return () => listening.abort()
  }, [])
  return (
    <>
      <button
        type="button"
        className="search-button"
        aria-keyshortcuts="/"
        aria-busy={isOpening || undefined}
        onClick={() => void open()}
      >
        <span className="visually-hidden">{words.open}</span>
      </button>
      {register && (
        <a className="search-link" href="#register">
          {words.open}
        </a>
      )}
    </>
  )
}

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  )
}
