interface PolicyOptions {
  /** SHA-256 of each inline script, and of each style sheet, in base64. */
  scriptHashes: string[]
  styleHashes: string[]
  /** Origins besides the site's own that scripts and forms may send to. */
  connect?: string[] | undefined
  /** Origins whose pages are shown within the site's own. */
  frames?: string[]
  /** Where browsers tell of what they refused. */
  reports?: string | undefined
}

/** By this name the policy refers to the header `Reporting-Endpoints`. */
export const reportsName = 'policy'

/**
 * The content security policy of every page (W3C CSP 3): nothing from elsewhere, nothing inline but ours, and no text
 * becomes markup or code but by the one policy (W3C Trusted Types) that the head of a fetched page goes through.
 */
export function contentPolicy({
  scriptHashes,
  styleHashes,
  connect = [],
  frames = [],
  reports,
}: PolicyOptions): string {
  const sending = ["'self'", ...connect].join(' ')
  const sources = (hashes: string[]) => hashes.map((hash) => `'sha256-${hash}'`).join(' ')
  return [
    "default-src 'none'",
    `script-src 'self' ${sources(scriptHashes)}`,
    `style-src 'self' ${sources(styleHashes)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    ...(frames.length ? [`frame-src ${frames.join(' ')}`] : []),
    `connect-src ${sending}`,
    `form-action ${sending}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types head',
    ...(reports ? [`report-uri ${reports}`, `report-to ${reportsName}`] : []), // the first for Firefox
  ].join('; ')
}

/** What a policy says only in a header: browsers pass over it in a page (HTML §4.2.5.3, `http-equiv`). */
const byHeaderAlone = /^(?:frame-ancestors|report-uri|report-to) /

/** A policy in two: what a page can say of itself, and what a header alone can. */
export function splitPolicy(policy: string): { page: string; header: string } {
  const directives = policy.split('; ')
  const isAlone = (directive: string) => byHeaderAlone.test(directive)
  return {
    page: directives.filter((directive) => !isAlone(directive)).join('; '),
    header: directives.filter(isAlone).join('; '),
  }
}
