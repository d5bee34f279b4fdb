/** What stands in the way of a site's going live, in plain words. */
export interface Obstacle {
  /** An error is what visitors or mail suffer from; what is unknown could not be asked. */
  severity: 'error' | 'warning' | 'unknown'
  message: string
  /** What to do about it. */
  hint: string
}

const order = ['error', 'warning', 'unknown'] as const

/** The worst first, two lines each. */
export function printObstacles(obstacles: Obstacle[]): string {
  return order
    .flatMap((severity) => obstacles.filter((each) => each.severity === severity))
    .map(({ severity, message, hint }) => `${severity.padEnd(8)} ${message}\n         ${hint}`)
    .join('\n')
}
