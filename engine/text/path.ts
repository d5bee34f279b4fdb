/** The address of a value: the keys and numbers that lead to it, from the outermost. */
export type Path = (string | number)[]

/** The number of an item that a key of digits names (RFC 6901 §4: without leading zeros); NaN for any other key. */
export function numberOf(key: string | number): number {
  return /^(?:0|[1-9]\d*)$/.test(String(key)) ? Number(key) : Number.NaN
}
