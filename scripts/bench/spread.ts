/** The middle of some measured values and their ends, rounded. */
export function spread(values: number[]) {
  const sorted = values.map(Math.round).sort((a, b) => a - b)
  return { median: sorted[sorted.length >> 1], fastest: sorted[0], slowest: sorted.at(-1) }
}
