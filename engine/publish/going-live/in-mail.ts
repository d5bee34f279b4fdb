import type { Obstacle } from './obstacle.ts'

/** As `resolveTxt` of node:dns/promises: each record in pieces. */
export type ResolveTxt = (name: string) => Promise<string[][]>

/** Under these names providers publish their keys; there is no way to ask for all. */
const usualSelectors = [
  ...['resend', 'default', 'mail', 'dkim', 'google', 'selector1', 'selector2'],
  ...['s1', 's2', 'k1', 'k2', 'pm', 'mx', 'smtp', 'fm1'],
]

/**
 * What the name servers lack so that mail from a domain is taken for what it is.
 * @param selector by which the provider's key is published, where it is known
 */
export async function inMail(
  domain: string,
  { resolveTxt, selector }: { resolveTxt: ResolveTxt; selector?: string | undefined },
): Promise<Obstacle[]> {
  const records = recordsBy(resolveTxt)
  try {
    if (!(await isKnown(domain, resolveTxt))) return [notKnown(domain)]
    const spf = await records([domain, `send.${domain}`], /^v=spf1\b/)
    const dmarc = await records([`_dmarc.${domain}`, `_dmarc.${parentOf(domain)}`], /^v=DMARC1\b/)
    const selectors = selector ? [selector] : usualSelectors
    const keys = selectors.map((each) => `${each}._domainkey.${domain}`)
    const dkim = await records(keys, /(?:^|;)\s*p=/)
    return [
      ...(spf.length ? [] : [noSpf(domain)]),
      ...(dkim.length ? [] : [noDkim(domain, selector)]),
      ...(dmarc.length ? [] : [noDmarc(domain)]),
    ]
  } catch (error) {
    const code = codeOf(error)
    return [
      {
        severity: 'unknown',
        message: `The records for mail from ${domain} could not be asked for: no name server answers${code && ` (${code})`}.`,
        hint: 'This machine may be offline. Run the command again where there is a network.',
      },
    ]
  }
}

/** Of a domain that is there, a record that is not is told from one that nobody knows (RFC 2308 §2). */
async function isKnown(domain: string, resolveTxt: ResolveTxt): Promise<boolean> {
  try {
    await resolveTxt(domain)
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOTFOUND') return false
    if (codeOf(error) === 'ENODATA') return true
    throw error
  }
}

const notKnown = (domain: string): Obstacle => ({
  severity: 'unknown',
  message: `The name servers that can be asked from here know no domain ${domain}, so its records for mail were not looked at.`,
  hint: 'Either nobody has registered it yet, or this machine is cut off from the network.',
})

/** The texts under some names that are of a kind; a name without any is no failure. */
function recordsBy(resolveTxt: ResolveTxt) {
  const textsAt = async (name: string): Promise<string[]> => {
    try {
      return (await resolveTxt(name)).map((pieces) => pieces.join(''))
    } catch (error) {
      if (['ENODATA', 'ENOTFOUND'].includes(codeOf(error))) return []
      throw error
    }
  }
  return async (names: string[], kind: RegExp) =>
    (await Promise.all(names.map(textsAt))).flat().filter((text) => kind.test(text))
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** A policy of the domain above holds for those below (RFC 7489 §6.6.3). */
const parentOf = (domain: string) => domain.split('.').slice(-2).join('.')

const noSpf = (domain: string): Obstacle => ({
  severity: 'error',
  message: `${domain} does not say who may send its mail (SPF): what the form sends may be taken for spam.`,
  hint: `Add the TXT record that your mail provider shows, as "v=spf1 include:… ~all"; with a server of your own, "v=spf1 a mx ~all".`,
})

const noDkim = (domain: string, selector: string | undefined): Obstacle => ({
  severity: selector ? 'error' : 'warning',
  message: selector
    ? `There is no key for signatures (DKIM) at ${selector}._domainkey.${domain}.`
    : `No key for signatures (DKIM) was found under any of the usual names of ${domain}.`,
  hint: selector
    ? 'Add the record that your mail provider shows, and wait until it says "verified".'
    : 'Ask your mail provider for its name, and give it with --dkim NAME.',
})

const noDmarc = (domain: string): Obstacle => ({
  severity: 'warning',
  message: `${domain} does not say what becomes of mail in its name that is not its own (DMARC).`,
  hint: `Add a TXT record at _dmarc.${domain}, to begin with "v=DMARC1; p=none; rua=mailto:…".`,
})
