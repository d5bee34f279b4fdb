import { tunablesIn } from '../../supabase/local/tunables.ts'

/** What a site on a machine of one's own is told by its environment. */
export interface Settings {
  databaseUrl: string
  /** The site's address, as visitors know it. */
  siteUrl: string
  smtpUrl: string | undefined
  /** For the functions. */
  variables: { [name: string]: string }
}

const shapes: { [name: string]: { pattern: RegExp; words: string } } = {
  DATABASE_URL: {
    pattern: /^postgres(?:ql)?:\/\/\S+$/,
    words: 'where PostgreSQL is, as postgres://site:password@127.0.0.1/site',
  },
  SITE_URL: {
    pattern: /^https?:\/\/[^/\s]+$/,
    words: "the site's address without a slash at its end, as https://www.mine.org",
  },
  MAIL_FROM: { pattern: /\S@\S/, words: 'who mail is from, as "Website <website@mine.org>"' },
  MAIL_TO: { pattern: /\S@\S/, words: 'who gets the messages, separated by commas' },
}
const smtp = /^smtps?:\/\/[^/\s]+$/

/** What is not there or cannot be is said all at once. */
export function readSettings(
  environment: NodeJS.ProcessEnv,
): { settings: Settings; mistakes?: undefined } | { mistakes: string[] } {
  const { SMTP_URL: smtpUrl, MAIL_API_KEY: apiKey, MAIL_API_URL: apiUrl } = environment
  const values = Object.keys(shapes).map((name) => [name, environment[name] ?? ''] as const)
  const mistakes = values
    .filter(([name, value]) => !shapes[name]?.pattern.test(value))
    .map(([name]) => `${name} is not set, or not as it has to be: ${shapes[name]?.words}.`)
  if (!smtpUrl && !apiKey)
    mistakes.push(
      'Mail has no way out: set SMTP_URL, as smtp://user:password@mail.mine.org:587 or smtp://localhost, or MAIL_API_KEY of a provider.',
    )
  if (smtpUrl && apiKey)
    mistakes.push('Mail has two ways out: set SMTP_URL or MAIL_API_KEY, not both.')
  if (smtpUrl && !smtp.test(smtpUrl))
    mistakes.push('SMTP_URL is not as it has to be: smtp://user:password@mail.mine.org:587.')
  if (mistakes.length > 0) return { mistakes }
  const { DATABASE_URL = '', SITE_URL = '', MAIL_FROM = '', MAIL_TO = '' } = environment
  const { ALLOWED_ORIGINS } = environment
  const variables = {
    // The proxy, this process and the gateway each add the address that they see.
    TRUSTED_HOPS: '3',
    ...tunablesIn(environment),
    ...{ MAIL_FROM, MAIL_TO },
    ...(ALLOWED_ORIGINS && { ALLOWED_ORIGINS }),
    ...(apiKey && {
      MAIL_API_KEY: apiKey,
      MAIL_API_URL: apiUrl ?? 'https://api.resend.com/emails',
    }),
  }
  return { settings: { databaseUrl: DATABASE_URL, siteUrl: SITE_URL, smtpUrl, variables } }
}
