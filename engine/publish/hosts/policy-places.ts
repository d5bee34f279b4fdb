import { splitPolicy } from './content-policy.ts'
import type { Host } from './host-files.ts'
import { headerLineOf } from './host-limits.ts'

/** Where browsers are told of the content security policy. */
export interface PolicyPlaces {
  /** In a header, which also can say who may frame the pages and where browsers report to; empty where the host sends none. */
  header: string
  /** In each page, where the host sends no such header. */
  page?: string
}

/** Its line in `_headers` is the header's name, two signs around it, and an indent. */
const around = '  Content-Security-Policy: '.length

/** In a header wherever the host sends one of that length. */
export function policyPlaces(policy: string, host?: Host): PolicyPlaces {
  if (host === 'github-pages') return { header: '', page: splitPolicy(policy).page }
  const isSent = !host || around + policy.length <= headerLineOf(host)
  return isSent ? { header: policy } : splitPolicy(policy)
}
