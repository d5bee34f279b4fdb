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
{
  const page = document
  const here = location
  const pagesAhead = 2
  const settled = 1 // hydrated, or given up
  const hydrating = 2
  const twoRows = 70 // pixels that a menu of two rows has at least, and one of one row only where letters are huge
  const pageLink = 'a[href^="/"]:not([href*="."])' // a dot means a file, or another site

  const { dataset } = page.body
  /** Answers, or what asking failed with, by path: the pages that are likely next, and the layout. */
  const fetched = { [here.pathname]: 0 }
  let scripts
  let state
  /** Milliseconds that a link waits for the scripts. */
  let patience = 1000
  /** What was pressed meanwhile, each found by a function: React may have made the page anew. */
  const acts = []

  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

  const all = (selector) => [...page.querySelectorAll(selector)]

  const ask = (path) => (fetched[path] ??= fetch(path).catch((error) => error))

  /** Asks for all that hydrating takes: what is found out only once a script has come costs a round trip. */
  const fetchScripts = () => {
    ask(dataset.layout)
    scripts ??= dataset.chunks.split(' ').map((href) => {
      page.head.append(Object.assign(page.createElement('link'), { rel: 'modulepreload', href }))
      return href
    })
  }

  /**
   * Fetches pages that links in sight lead to, then those of the other links, of which the menu's come first. An observer
   * finds what is in sight without having the browser lay out what it has put off until it comes near.
   */
  const likely = new IntersectionObserver((links) => {
    likely.disconnect()
    let left = pagesAhead
    for (const {
      target: { pathname },
    } of [...links.filter((link) => link.isIntersecting), ...links]) {
      if (pathname in fetched || left-- < 1) continue
      ask(pathname)
    }
  })

  const watch = (observer, selector) => all(selector).map((found) => observer.observe(found))

  const fetchAtIdle = () =>
    (self.requestIdleCallback ?? setTimeout)(() => {
      const line = navigator.connection
      if (line && line.saveData + line.effectiveType !== 'false4g') return
      fetchScripts()
      watch(likely, pageLink)
    })

  /** The menu folds into its button where its words do not stand on one line; the style sheet lets them wrap until then. */
  const folding = new ResizeObserver((entries) => {
    dataset.folded = entries.at(-1).contentRect.height > twoRows
  })

  const load = (url, wait = 300) =>
    wait > 999 ? import(url) : import(url).catch(() => pause(wait).then(() => load(url, wait * 3)))

  /**
   * Does again what was held back: React, or the browser where that is not there.
   * @returns whether the browser leaves the page by it: what is done after that would keep it from it
   */
  const actAgain = async (isByBrowser) => {
    state = settled
    for (const find of acts.splice(0)) {
      const pressed = find()
      if (pressed) {
        pressed.ariaBusy = null
        // What hangs is given up, or the browser would wait for it: the same page may be on its way already.
        if (isByBrowser && pressed.href) stop()
        pressed.click()
        // The browser can do nothing for a button that needs scripts, which says so.
        // biome-ignore lint/suspicious/noAssignInExpressions: six bytes less on every page
        if (isByBrowser && !(pressed.ariaDisabled = pressed.type === 'button')) return 1
      }
      await pause()
    }
  }

  const hydrate = async () => {
    if (state) return
    state = hydrating
    fetchScripts()
    let entry
    let isLoaded
    let failure
    try {
      for (const url of scripts) {
        await pause() // each script in a task of its own, so that input in between is answered at once
        entry = await load(url)
      }
      isLoaded = 1
      await entry.default(fetched, fetchAtIdle)
    } catch (error) {
      failure = error
      console.error(error)
    }
    // Offline the browser can do nothing either: what was pressed goes on waiting.
    const isLeaving = (isLoaded || navigator.onLine) && (await actAgain(failure))
    watch(folding, '.menu') // React may have made it anew
    if (isLoaded) return
    state = 0
    // biome-ignore lint/suspicious/noGlobalAssign: the window's own, without naming it
    ononline = hydrate
    // Scripts of a deployment that is gone: the next one's page has its own, and what is typed goes with it. A form that has
    // focus stays, so that no letter falls between two pages; it does without scripts until then.
    if (isLeaving) return
    const now = await fetch(here, { cache: 'no-store' })
    if (now.ok && !(await now.text()).includes(dataset.deployment) && !page.activeElement.form) {
      sessionStorage[here.pathname] ??= JSON.stringify(all('.input').map((field) => field.value))
      here.reload()
    }
  }

  const onIntent = (event) => {
    const { key, submitter } = event
    if (key === 'F8') toasts.focus() // once a toast was shown, its code follows the key
    // On touch screens only what can be acted on counts: reading and scrolling do not hydrate a page.
    const found = submitter ?? event.target.closest('a,button,form')
    // The key is kept for who listens later: "/" opens the search.
    // biome-ignore lint/suspicious/noAssignInExpressions: four bytes less on every page
    if (state === settled || !(found || event.pointerType === 'mouse' || (dataset.key = key)))
      return
    // Who points at a link is likely to press it. Without the scripts at hand the browser is the faster one.
    if (scripts && found?.matches(pageLink)) ask(found.pathname)
    const isHeld =
      submitter ||
      (event.type === 'click' &&
        // A link waits only for a page that is there already, or for what was pressed before; the browser is as fast with any other.
        (found?.href
          ? !event.ctrlKey &&
            !event.metaKey &&
            !event.shiftKey &&
            (fetched[found.pathname] || acts[0])
          : found?.type === 'button' && !found.popoverTargetElement))
    if (isHeld) {
      event.preventDefault()
      event.stopPropagation() // React may listen already, and would act twice
      const find = () => all(found.localName)
      const index = find().indexOf(found)
      // Who presses twice means it once.
      if (!found.ariaBusy) acts.push(() => (found.isConnected ? found : find()[index]))
      found.ariaBusy = true
      // Scripts that are too long on their way hold no link; a form that was sent before it is posted by the browser then.
      if (submitter) patience = 5000
      if (found.href) setTimeout(() => state > settled && acts[0] && actAgain(1), patience)
    }
    hydrate()
  }

  for (const type of 'pointermove pointerdown keydown focusin click submit'.split(' '))
    addEventListener(type, onIntent, true)
  // biome-ignore lint/suspicious/noGlobalAssign: the window's own, without naming it
  onload = fetchAtIdle
  watch(folding, '.menu')
  // What is near an address without a page, a filter in the address (the page says which by `data-hydrate`), a draft
  // that was not sent: they show only once the page is hydrated.
  try {
    if (here.search.startsWith(dataset.hydrate) || sessionStorage[here.pathname]) hydrate()
  } catch {} // storage may be refused
}
