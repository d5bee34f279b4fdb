/**
 * What docs/contact.md lists under "What may be set as well", but for the provider's address: `dev` and `preview` let nothing leave this machine.
 */
export const tunables = [
  'LIMIT_PER_SENDER',
  'LIMIT_PER_FORM',
  'LIMIT_WINDOW_SECONDS',
  'LIMIT_FILE_BYTES_PER_SENDER',
  'LIMIT_FILE_BYTES_PER_FORM',
  'MIN_ELAPSED_MS',
  'TRUSTED_HOPS',
  'MAX_BODY_BYTES',
  'MAIL_TIMEOUT_MS',
  'MAIL_BATCH',
  'MAIL_AT_ONCE',
  'MAIL_LEASE_SECONDS',
  'MAIL_BUDGET_MS',
  'MAIL_ATTACH_BYTES',
  'SITE_LANGUAGE',
]

/** Of the variables that are set, those that the functions of this machine take, so that they can be tried here. */
export function tunablesIn(variables: NodeJS.ProcessEnv): { [name: string]: string } {
  return Object.fromEntries(
    tunables.flatMap((name) => {
      const value = variables[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
