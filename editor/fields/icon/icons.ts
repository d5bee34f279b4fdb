/** What is needed of the Lucide set: names, and what each draws. */
export interface IconSet {
  names: string[]
  bodyOf(name: string): string | undefined
}

let loading: Promise<IconSet> | undefined

/** The whole Lucide set, former names included; loaded when an icon is first chosen or shown. */
export function loadIcons(): Promise<IconSet> {
  loading ??= import('@iconify-json/lucide/icons.json').then(({ default: set }) => {
    const icons: { [name: string]: { body: string } | undefined } = set.icons
    const aliases: { [name: string]: { parent: string } | undefined } = set.aliases
    return {
      names: [...Object.keys(icons), ...Object.keys(aliases)].sort(),
      bodyOf: (name) => icons[aliases[name]?.parent ?? name]?.body,
    }
  })
  return loading
}

/** The names that have each word that was typed; those first that begin with it. */
export function matchingIcons(names: string[], sought: string): string[] {
  const words = sought
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean)
  const fitting = names.filter((name) => words.every((word) => name.includes(word)))
  const first = words.join('-')
  return [
    ...fitting.filter((name) => name.startsWith(first)),
    ...fitting.filter((name) => !name.startsWith(first)),
  ]
}
