import { lookup } from 'mrmime'

/** What a file is sent as, by the end of its name. */
export function contentType(name: string): string {
  const type = lookup(name) ?? 'application/octet-stream'
  return /^text\/|\/(?:json|xml)$/.test(type) ? `${type}; charset=utf-8` : type
}
