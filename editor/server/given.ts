import { Refused } from './refused.ts'

/** What came with a request, read field by field. */
export class Given {
  #fields: { [name: string]: unknown }

  constructor(json: string) {
    this.#fields = Object(parsed(json))
  }

  text(name: string): string {
    const value = this.#fields[name]
    // Half a surrogate pair would be written as another character.
    if (typeof value === 'string' && value.isWellFormed()) return value
    throw new Refused(`The request has no text "${name}".`)
  }

  texts(name: string): string[] {
    const value = this.#fields[name]
    if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value
    throw new Refused(`The request has no list of texts "${name}".`)
  }

  flag(name: string): boolean {
    const value = this.#fields[name]
    if (typeof value === 'boolean') return value
    throw new Refused(`The request does not say whether "${name}".`)
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (cause) {
    throw new Refused('The request is not valid JSON.', { cause })
  }
}
