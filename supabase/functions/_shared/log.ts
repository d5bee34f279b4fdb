/** One event for the log. No field may hold anything that a visitor wrote, so there is none for text. */
export interface LogEvent {
  event: string
  /** The message's or the mail's id. */
  id?: string
  status?: number
  /** The kind of a failure. */
  reason?: string
  count?: number
}
export type Log = (event: LogEvent) => void

export const logToConsole: Log = (event) => console.log(JSON.stringify(event))

/** What may be said of an error without quoting it: texts of errors can hold what was sent. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const code =
    'code' in error && typeof error.code === 'string' && error.code ? ` ${error.code}` : ''
  return `${error.name}${code}`
}
