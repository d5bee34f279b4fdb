import { type Finding, finding } from '../findings/finding.ts'
import { counted } from '../text/counted.ts'
import { pixelWidth } from './pixel-width.ts'
import type { PageSubject } from './subject.ts'

/**
 * What fits, as search results are set on a desk screen: titles in Arial of 20 px on one line, descriptions in
 * Arial of 14 px on two. Search engines promise no number; these are where they were seen to cut.
 */
export const room = { title: { size: 20, pixels: 580 }, description: { size: 14, pixels: 990 } }

/** The site's name comes last and may be cut, so the page's own words are judged. */
export const titleTooLong = (subject: PageSubject): Finding[] => tooLong(subject, 'title')
export const descriptionTooLong = (subject: PageSubject): Finding[] =>
  tooLong(subject, 'description')

function tooLong({ shown, path, source }: PageSubject, field: keyof typeof room): Finding[] {
  const { size, pixels } = room[field]
  const text = shown[field]
  const width = pixelWidth(text, size)
  if (width <= pixels) return []
  const at = source.placeOf([...path, field])
  const message = `This ${field} is ${width} pixels wide; search results show about ${pixels} and cut the rest.`
  const excess = Math.ceil(text.length * (1 - pixels / width))
  const hint = `Shorten it by about ${counted(excess, 'character')}, or put what matters first.`
  return [finding(`${field}-too-long`, at, message, hint)]
}
