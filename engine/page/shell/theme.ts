export type Theme = 'light' | 'dark'

/** The theme that the page is shown in: the visitor's choice, else the system's. */
export function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset
  if (theme === 'light' || theme === 'dark') return theme
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Shows the page, and the browser's bars, in a theme. `engine/browser/theme.js` does the same before the first paint. */
export function wearTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]'))
    bar.media = bar.dataset.scheme === theme ? 'all' : 'not all'
}

/** Keeps a choice for later pages, as far as storage is not refused. */
export function keepTheme(theme: Theme): void {
  try {
    localStorage.theme = theme
  } catch {
    // The page at hand wears it all the same.
  }
}
