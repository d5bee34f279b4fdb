/*
 * Inline in the head before the style sheet, the same on every page and in every build. Before anything is
 * painted it names the theme on the root element and gives the browser's bars its colour, which stand before
 * it in the head. It keeps what the visitor chose, and answers the button by itself, so that no page has to
 * wake for it.
 */
;(() => {
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')
  const wear = (theme) => {
    root.dataset.theme = theme
    for (const bar of document.querySelectorAll('meta[name=theme-color]'))
      bar.media = bar.dataset.scheme === theme ? 'all' : 'not all'
  }
  const show = () => {
    let chosen
    try {
      chosen = localStorage.theme
    } catch {} // storage may be refused
    wear(chosen ?? (system.matches ? 'dark' : 'light'))
  }
  show()
  system.addEventListener('change', show)
  addEventListener('storage', show) // chosen in another tab
  addEventListener(
    'click',
    (event) => {
      if (!event.target.closest?.('[data-theme-button]')) return
      event.stopImmediatePropagation() // else the starter would do it again once the page is awake
      const next = root.dataset.theme === 'dark' ? 'light' : 'dark'
      wear(next)
      try {
        localStorage.theme = next
      } catch {}
    },
    true,
  )
})()
