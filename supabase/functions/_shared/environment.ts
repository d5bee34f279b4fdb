/** Reads the variables of a function, once, and names all that are missing. */
export interface Environment {
  text(name: string, fallback?: string): string
  /** Comma-separated. */
  list(name: string, fallback?: string): string[]
  /** A whole number from 0. `none` is null. */
  number(name: string, fallback: number): number
  limit(name: string, fallback: number): number | null
  /** @throws when any of the above was missing or unfit */
  check(): void
}

export function readEnvironment(get: (name: string) => string | undefined): Environment {
  const faults: string[] = []
  const text = (name: string, fallback?: string) => {
    const value = get(name)?.trim() || fallback
    if (value === undefined) faults.push(`${name} is missing`)
    return value ?? ''
  }
  const number = (name: string, fallback: number) => {
    const value = Number(text(name, String(fallback)))
    if (!Number.isInteger(value) || value < 0) faults.push(`${name} is not a whole number`)
    return value
  }
  return {
    text,
    number,
    list: (name, fallback) =>
      text(name, fallback)
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    limit: (name, fallback) => (get(name)?.trim() === 'none' ? null : number(name, fallback)),
    check() {
      if (faults.length > 0)
        throw new Error(`The function cannot start: ${faults.join('; ')}. See docs/contact.md.`)
    },
  }
}
