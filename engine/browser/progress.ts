/** Milliseconds that a page may take before it shows that it is on its way. */
const patienceMs = 200

let timer: ReturnType<typeof setTimeout> | undefined

/** From here on, unless it ends soon, the header shows that a page is on its way. */
export function startProgress(): void {
  clearTimeout(timer)
  timer = setTimeout(() => document.documentElement.classList.add('waiting'), patienceMs)
}

export function endProgress(): void {
  clearTimeout(timer)
  document.documentElement.classList.remove('waiting')
}
