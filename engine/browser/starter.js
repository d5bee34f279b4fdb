/*
 * Inline at the end of every page, the same on all pages, so that one hash in the policy serves them
 * all; hence as few bytes as can be. At idle it fetches what the visitor is likely to want next: the
 * scripts that the page names (in the order in which they run, the entry last), the layout (what surrounds
 * all pages, as data), and the pages that links
 * in sight lead to, then those of the other links, of which the menu's come first. It waits for the first intent, then runs the scripts; what is
 * clicked or submitted meanwhile is done again once the page is awake. The build minifies it.
 *
 * On touch screens only what can be acted on counts as an intent: reading and scrolling do not wake a page.
 */
;((
  page,
  here,
  { dataset } = page.body,
  fetched = { [here.pathname]: 0 },
  chunks,
  state,
  replay,
) => {
  /** A failure is kept as such: who needs the answer asks again. */
  const ask = (path) => (fetched[path] ??= fetch(path).catch((error) => error))
  /** What is found out only once a script has come costs a round trip. */
  const prepare = () => {
    ask(dataset.layout)
    chunks ??= dataset.chunks.split(' ').map((href) => {
      page.head.insertAdjacentHTML('beforeend', `<link rel=modulepreload href=${href}>`)
      return href
    })
  }
  const whenIdle = () =>
    (self.requestIdleCallback ?? setTimeout)(() => {
      const line = navigator.connection
      if (line && line.saveData + line.effectiveType !== 'false4g') return
      prepare()
      let left = 4
      const links = [...page.querySelectorAll('a[href^="/"]')]
      // Unsigned, what is above the window, or not shown and thus at 0, is far below it.
      const inSight = links.filter(
        (link) => (link.getBoundingClientRect().top - 1) >>> 0 < innerHeight,
      )
      for (const { pathname } of [...inSight, ...links])
        if (!(pathname in fetched) && left-- > 0) ask(pathname) // read only if it is chosen
    })
  const boot = async () => {
    if (state) return
    state = 1
    prepare()
    try {
      // Each script in a task of its own, so that input in between is answered at once.
      for (const url of chunks) {
        await new Promise(setTimeout)
        chunks = await import(url)
      }
      await chunks.default(fetched, whenIdle)
    } catch (error) {
      console.error(error)
    }
    state = 2
    replay?.()
  }

  for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click', 'submit'])
    addEventListener(
      type,
      (event) => {
        const { target } = event
        if (event.key === 'F8') toasts.focus() // what is there once a toast was shown has a key of its own
        const found = target.closest(
          type === 'click' ? 'button:not([type=submit],[popovertarget]),a' : 'a,button,form',
        )
        if (state > 1 || !(found || event.pointerType === 'mouse' || event.key)) return
        // A link waits only for a page that is there already; the browser is as fast with any other.
        const again =
          type === 'submit'
            ? () => target.requestSubmit(event.submitter)
            : type === 'click' &&
              found &&
              (!found.href ||
                (fetched[found.pathname] && !(event.ctrlKey || event.metaKey || event.shiftKey))) &&
              (() => found.click())
        if (again) {
          event.preventDefault()
          event.stopPropagation() // React may listen already, and would act twice
          replay = again
        }
        boot()
      },
      true,
    )
  addEventListener('load', whenIdle)
  // What is near an address without a page, a filter in the address (the page says which by `data-wake`), a
  // draft that was not sent: they show only once the page is awake.
  try {
    if (here.search.startsWith(dataset.wake) || sessionStorage[here.pathname]) boot()
  } catch {}
})(document, location)
