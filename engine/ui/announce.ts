/** Lets screen readers say a sentence; the region for it is on every page from the start. */
export function announce(sentence: string): void {
  const announcer = document.getElementById('announcer')
  if (announcer) announcer.textContent = sentence
}
