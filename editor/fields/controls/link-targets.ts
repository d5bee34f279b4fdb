import type { LinkTarget } from '../../document/session.ts'

/** As many are offered at once: more nobody reads, and each costs time. */
const maxOffered = 60

/**
 * The pages and places that fit what was typed: each word is in the title or the address. Those come first whose
 * title or address begins with it.
 */
export function matchingTargets(targets: LinkTarget[], sought: string): LinkTarget[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
  const fitting = targets.filter(({ href, title }) => {
    const all = `${title} ${href}`.toLowerCase()
    return words.every((word) => all.includes(word))
  })
  const start = words.join(' ')
  const isFirst = ({ href, title }: LinkTarget) =>
    title.toLowerCase().startsWith(start) || href.toLowerCase().startsWith(start)
  return [...fitting.filter(isFirst), ...fitting.filter((target) => !isFirst(target))].slice(
    0,
    maxOffered,
  )
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
