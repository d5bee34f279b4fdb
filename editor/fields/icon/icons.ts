let loading: Promise<string[]> | undefined

/** The names of all icons, former ones included; loaded when an icon is first to be chosen. */
export function loadIconNames(): Promise<string[]> {
  loading ??= import('../../../schema/generated/icon.schema.json').then(
    ({ default: icon }) => icon.enum,
  )
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
