/** The middle of some measured values, what all but a twentieth stay below, and their ends, rounded. */
export function spread(values: number[]) {
  const sorted = values.map(Math.round).sort((a, b) => a - b)
  const p95 = sorted[Math.floor(sorted.length * 0.95)]
  return { median: sorted[sorted.length >> 1], p95, fastest: sorted[0], slowest: sorted.at(-1) }
}
