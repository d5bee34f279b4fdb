/*
 * Stands inline at the end of every page, the same on all pages, so that one hash in the content security policy serves
 * them all. Until the visitor's first intent nothing else runs:
 *
 * - At idle it fetches what the visitor is likely to want next: scripts, layout, two pages.
 * - At the first intent it runs the scripts, which hydrate the page.
 * - What is clicked or submitted meanwhile is held back, shows that it is, and is done again afterwards, in its order.
 *   Where hydration failed, it is the browser that does it: the page is then what it was without scripts, a document
 *   with links and forms. Scripts that did not come are asked for again: twice at once, then at the next act, and when
 *   the browser is online again.
 *
 * It is written to be read; the build minifies it, and src/e2e/budgets.spec.ts holds what is left of it.
 */
;((page, here) => {
  const pagesAhead = 2
  const hydrating = 1
  const settled = 2 // hydrated, or given up
  const pageLink = 'a[href^="/"]:not([href*="."])' // a dot means a file, or another site

  const { dataset } = page.body
  /** Answers, or what asking failed with, by path: the pages that are likely next, and the layout. */
  const fetched = { [here.pathname]: 0 }
  let scripts
  let state
  /** What was pressed meanwhile, each found by a function: React may have made the page anew. */
  const acts = []

  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

  const ask = (path) => (fetched[path] ??= fetch(path).catch((error) => error))

  /** Asks for all that hydrating takes: what is found out only once a script has come costs a round trip. */
  const fetchScripts = () => {
    ask(dataset.layout)
    scripts ??= dataset.chunks.split(' ').map((href) => {
      page.head.insertAdjacentHTML('beforeend', `<link rel=modulepreload href=${href}>`)
      return href
    })
  }

  /** Pages that links in sight lead to, then those of the other links, of which the menu's come first. */
  const fetchPages = () => {
    const links = [...page.querySelectorAll(pageLink)]
    // Unsigned, what is above the window, or not shown and thus at 0, is far below it.
    const isInSight = (link) => (link.getBoundingClientRect().top - 1) >>> 0 < innerHeight
    let left = pagesAhead
    for (const { pathname } of [...links.filter(isInSight), ...links])
      if (!(pathname in fetched) && left-- > 0) ask(pathname)
  }

  const fetchAtIdle = () =>
    (self.requestIdleCallback ?? setTimeout)(() => {
      const line = navigator.connection
      if (line && line.saveData + line.effectiveType !== 'false4g') return
      fetchScripts()
      fetchPages()
    })

  const load = (url, wait = 300) =>
    import(url).catch((error) => {
      if (wait > 999) throw error
      return pause(wait).then(() => load(url, wait * 3))
    })

  /** Does again what was held back: React, or the browser where that is not there. */
  const actAgain = async (isByBrowser) => {
    state = settled
    for (const find of acts.splice(0)) {
      const pressed = find()
      pressed?.removeAttribute('aria-busy')
      pressed?.click()
      if (isByBrowser && pressed?.type === 'submit') break // a link that is followed now would keep it from being sent
      await pause()
    }
  }

  const hydrate = async () => {
    if (state) return
    state = hydrating
    fetchScripts()
    let entry
    let isLoaded
    let isFailed
    try {
      for (const url of scripts) {
        await pause() // each script in a task of its own, so that input in between is answered at once
        entry = await load(url)
      }
      isLoaded = 1
      await entry.default(fetched, fetchAtIdle)
    } catch (error) {
      isFailed = 1
      console.error(error)
    }
    await actAgain(isFailed)
    if (isLoaded) return
    state = 0
    addEventListener('online', hydrate, { once: true })
    // Scripts of a deployment that is gone: the next one's page has its own. Where something is typed, it stays a document.
    const now = await fetch(here.pathname, { cache: 'no-store' })
      .then((answer) => answer.text())
      .catch(() => dataset.deployment)
    const isTyped = [...page.querySelectorAll('input,textarea')].some(({ value }) => value)
    if (!isTyped && !now.includes(dataset.deployment)) here.reload()
  }

  /** Whether the browser does well without scripts what is pressed. */
  const isNative = (pressed, { type, ctrlKey, metaKey, shiftKey }) =>
    type !== 'submit' &&
    (type !== 'click' ||
      !pressed ||
      // A link waits only for a page that is there already, or for what was pressed before; the browser is as fast with any other.
      (pressed.href && (ctrlKey || metaKey || shiftKey || !(fetched[pressed.pathname] || acts[0]))))

  const hold = (pressed) => {
    const find = () => page.querySelectorAll(pressed.localName)
    const index = [...find()].indexOf(pressed)
    pressed.setAttribute('aria-busy', true)
    acts.push(() => (pressed.isConnected ? pressed : find()[index]))
    // Scripts that are too long on their way hold no link; a form that was sent before it is posted by the browser then.
    if (pressed.href)
      setTimeout(() => state === hydrating && acts[0] && actAgain(1), acts[1] ? 5000 : 1000)
  }

  const onIntent = (event) => {
    if (event.key === 'F8') toasts.focus() // once a toast was shown, its code follows the key
    // On touch screens only what can be acted on counts: reading and scrolling do not hydrate a page.
    const found = event.target.closest(
      event.type === 'click' ? 'button:not([type=submit],[popovertarget]),a' : 'a,button,form',
    )
    if (state === settled || !(found || event.pointerType === 'mouse' || event.key)) return
    // Who points at a link is likely to press it. Without the scripts at hand the browser is the faster one.
    if (scripts && found?.matches(pageLink)) ask(found.pathname)
    if (!isNative(found, event)) {
      event.preventDefault()
      event.stopPropagation() // React may listen already, and would act twice
      const pressed = event.submitter ?? found
      if (!pressed.matches('[aria-busy]')) hold(pressed) // who presses twice means it once
    }
    hydrate()
  }

  for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click', 'submit'])
    addEventListener(type, onIntent, true)
  addEventListener('load', fetchAtIdle)
  // What is near an address without a page, a filter in the address (the page says which by `data-hydrate`), a draft
  // that was not sent: they show only once the page is hydrated.
  try {
    if (here.search.startsWith(dataset.hydrate) || sessionStorage[here.pathname]) hydrate()
  } catch {} // storage may be refused
})(document, location)
