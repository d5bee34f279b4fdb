/*
 * Inline at the end of every page, the same on all pages of a build, so that one hash in the policy
 * serves them all. It waits for the visitor's first intent, then loads the boot chunk; what is clicked
 * or submitted meanwhile is done again once the page is awake. The build puts in %BOOT% (the entry) and
 * %CHUNKS% (what it imports) and minifies it.
 *
 * On touch screens only what can be acted on counts as an intent: reading and scrolling do not wake a page.
 */
;(() => {
  const intents = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin']
  const { body } = document
  let booting
  let replay

  const boot = () => {
    if (booting) return
    for (const type of intents) removeEventListener(type, onIntent, true)
    performance.mark('intent')
    booting = import('%BOOT%').then((module) => module.default()).then(() => done(), fail)
  }
  const done = (failed) => {
    removeEventListener('click', onClick, true)
    removeEventListener('submit', onSubmit, true)
    replay?.(failed)
  }
  const fail = (error) => {
    console.error(error)
    done(true)
  }
  const onIntent = ({ type, pointerType, target }) => {
    if (
      pointerType === 'mouse' ||
      type === 'keydown' ||
      target.closest?.('a,button,summary,form,label')
    )
      boot()
  }
  const onClick = ({ target }) => {
    const button = target.closest?.('button:not([type=submit],[popovertarget])')
    if (!button) return
    boot()
    replay = (failed) => failed || button.click()
  }
  const onSubmit = (event) => {
    const { target, submitter } = event
    event.preventDefault()
    boot()
    replay = (failed) => (failed ? target.submit() : target.requestSubmit(submitter))
  }
  const prefetch = () => {
    if (booting || navigator.connection?.saveData) return
    for (const href of [...(body.dataset.chunks?.split(' ') ?? []), ...'%CHUNKS%'.split(' ')]) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      )
    }
  }

  for (const type of intents) addEventListener(type, onIntent, { capture: true, passive: true })
  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  addEventListener('load', () => (self.requestIdleCallback ?? setTimeout)(prefetch))
  // What is near the address that was asked for shows only once the page is awake.
  if (body.hasAttribute('data-missing')) {
    console.error(`404: there is no page at ${location.pathname}`)
    boot()
  }
  // A filter in the address, or a draft that was not sent, shows only once the page is awake.
  if (location.search && document.querySelector('[data-filter]')) boot()
  try {
    if (JSON.parse(sessionStorage.draft).path === location.pathname) boot()
  } catch {}
})()
