/** Runs in the outbox page. Asks for the page again at each change, and puts in what is new. */
export const outboxScript = `
const ages = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const age = (time) => {
  const seconds = Math.round((Date.parse(time) - Date.now()) / 1000)
  if (Math.abs(seconds) < 60) return ages.format(seconds, 'second')
  if (Math.abs(seconds) < 3600) return ages.format(Math.round(seconds / 60), 'minute')
  return Math.abs(seconds) < 86400 ? ages.format(Math.round(seconds / 3600), 'hour') : ages.format(Math.round(seconds / 86400), 'day')
}
const showAges = () => {
  for (const time of document.querySelectorAll('time')) {
    const text = age(time.dateTime)
    if (time.textContent !== text) time.textContent = text
  }
}
const list = document.getElementById('entries')
const put = (fresh, at) => {
  const old = document.getElementById(fresh.id)
  if (old && old.dataset.version === fresh.dataset.version) {
    if (list.children[at] !== old) list.insertBefore(old, list.children[at] ?? null)
    return
  }
  const focused = old?.contains(document.activeElement)
  fresh.querySelector('details').open = old?.querySelector('details').open ?? false
  list.insertBefore(fresh, list.children[at] ?? null)
  old?.remove()
  if (focused) fresh.querySelector('summary').focus()
}
const refresh = async () => {
  const answer = await fetch('/outbox')
  if (!answer.ok) throw new Error('The outbox answered ' + answer.status)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const fresh = [...page.querySelectorAll('#entries > li')]
  const ids = new Set(fresh.map((entry) => entry.id))
  for (const entry of [...list.children]) if (!ids.has(entry.id)) entry.remove()
  fresh.forEach((entry, at) => put(document.adoptNode(entry), at))
  say(page.getElementById('summary').textContent)
  showAges()
}
const say = (text) => {
  const status = document.getElementById('summary')
  if (status.textContent !== text) status.textContent = text
}
const lost = () => say('The back end does not answer. This page goes on when it is there again.')
let running = Promise.resolve()
const queue = () => { running = running.then(refresh).catch(lost) }
const changes = new EventSource('/outbox/changes')
changes.addEventListener('change', queue)
changes.addEventListener('open', queue)
changes.addEventListener('error', lost)
setInterval(queue, 10000) // what another program changed in the database
setInterval(showAges, 1000)
showAges()
`
