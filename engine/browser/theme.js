/*
 * Inline in the head before the style sheet, the same on every page and in every build. What the visitor chose
 * is put on before anything is painted: on the root element, and on the browser's bars, whose colours stand
 * before it in the head. Without a choice the style sheet follows the system by itself.
 */
try {
  const { theme } = localStorage
  if (theme) {
    document.documentElement.dataset.theme = theme
    for (const bar of document.querySelectorAll('[data-scheme]'))
      bar.media = bar.dataset.scheme === theme ? 'all' : 'not all'
  }
} catch {} // storage may be refused
