/*
 * Inline at the end of every page, the same on all pages, so that one hash in the policy serves them
 * all; hence as few bytes as can be. At idle it fetches what the visitor is likely to want next: the
 * scripts that the page names (in the order in which they run, the entry last), and the pages that links
 * in sight, then the menu's, lead to. It waits for the first intent, then runs the scripts; what is
 * clicked or submitted meanwhile is done again once the page is awake. The build minifies it.
 *
 * On touch screens only what can be acted on counts as an intent: reading and scrolling do not wake a page.
 */
;((page, here, types, fetched, chunks, booting, replay) => {
  const { dataset } = page.body
  /** A script that is found out only once another has come costs a round trip. */
  const prepare = () => {
    if (chunks) return
    chunks = dataset.chunks.split(' ')
    for (const href of chunks)
      page.head.append(Object.assign(page.createElement('link'), { rel: 'modulepreload', href }))
  }
  const whenIdle = () =>
    (self.requestIdleCallback ?? setTimeout)(() => {
      const line = navigator.connection
      if (line?.saveData || (line && line.effectiveType !== '4g')) return
      prepare()
      let left = 5
      for (const { host, pathname } of [
        ...[...page.links].filter((link) => {
          const { top } = link.getBoundingClientRect() // 0 where it is not shown
          return top > 0 && top < innerHeight
        }),
        ...page.querySelectorAll('nav a'),
      ])
        if (left && host === here.host && pathname !== here.pathname && !fetched[pathname]) {
          left--
          fetched[pathname] = fetch(pathname).then(
            (answer) => answer.ok && answer.text(),
            () => {},
          )
        }
    })
  /** Each script in a task of its own, so that input in between is answered at once. */
  const boot = async () => {
    if (booting) return
    booting = true
    performance.mark('intent')
    prepare()
    let failed = false
    try {
      let module
      for (const url of chunks) {
        await new Promise(setTimeout)
        module = await import(url)
      }
      await module.default(fetched, whenIdle)
    } catch (error) {
      console.error(error)
      failed = true
    }
    for (const type of types) removeEventListener(type, onEvent, true)
    replay?.(failed)
  }
  const onEvent = (event) => {
    const { type, target, submitter, pointerType } = event
    if (type === 'submit') {
      event.preventDefault()
      replay = (failed) => (failed ? target.submit() : target.requestSubmit(submitter))
    } else if (type === 'click') {
      const button = target.closest('button:not([type=submit],[popovertarget])')
      if (!button) return
      replay = (failed) => failed || button.click()
    } else if (
      pointerType !== 'mouse' &&
      type !== 'keydown' &&
      !target.closest?.('a,button,summary,form,label')
    )
      return
    boot()
  }

  for (const type of types) addEventListener(type, onEvent, true)
  addEventListener('load', whenIdle)
  // What is near an address without a page, a filter in the address, a draft that was not sent: they show
  // only once the page is awake.
  try {
    if (
      'missing' in dataset ||
      (here.search && page.querySelector('[data-filter]')) ||
      JSON.parse(sessionStorage.draft).path === here.pathname
    )
      boot()
  } catch {}
})(document, location, ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click', 'submit'], {})
