import type { LinkTarget } from '../../document/session.ts'
import { nearest } from '../nearest.ts'

/** As many are offered at once: more nobody reads, and each costs time. */
const maxOffered = 60

/** The pages and places that fit what was typed, those first that are called so. */
export function matchingTargets(targets: LinkTarget[], sought: string): LinkTarget[] {
  return nearest(targets, sought, ({ title, href }) => ({ title, path: href })).slice(0, maxOffered)
}

/** Where words lead that somebody typed: an address as it is or as it was meant, else the page that is called so. */
export function targetMeant(targets: LinkTarget[], typed: string): string | undefined {
  const text = typed.trim()
  if (text === '' || /^(?:[/#{]|[a-z]+:)/i.test(text)) return text || undefined
  return meantAddress(text) ?? matchingTargets(targets, text)[0]?.href ?? text
}

/** The full address that someone meant who typed one as one says it; undefined where it is one already. */
export function meantAddress(text: string): string | undefined {
  const typed = text.trim()
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]{2,}$/.test(typed)) return `mailto:${typed}`
  if (/^\+?[\d\s()-]{6,}$/.test(typed)) return `tel:${typed.replaceAll(/[^\d+]/g, '')}`
  if (/^http:\/\/\S+$/.test(typed)) return typed.replace('http:', 'https:')
  return /^(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/\S*)?$/i.test(typed)
    ? `https://${typed}`
    : undefined
}
