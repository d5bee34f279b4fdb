/**
 * What a line from right to left would tear apart: an address of the web or for mail, and digits in three groups or
 * more, or after a plus, as telephone numbers and days have them. First what no visitor reads: where a link leads.
 */
const runs =
  /\]\([^()\s]+\)|(?:https?:\/\/|www\.)[^\s()<>]*[^\s()<>.,;:!?،؛؟]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\p{Nd}[\p{Nd}\s().-]*\p{Nd}|\(?\p{Nd}+\)?(?:[\s.-]\(?\p{Nd}+\)?){2,}/gu

/**
 * Keeps such runs in their order, and telephone numbers on one line, by signs that nobody sees (UAX #9 §2.4.2). They
 * are put into what is shown, and into nothing that machines read.
 */
export function isolate(text: string): string {
  if (!/[\d@]|\p{Nd}|:\/\//u.test(text)) return text
  return text.replaceAll(runs, (run) =>
    run.startsWith('](') ? run : `\u2066${run.replaceAll(/\s/g, '\u00a0')}\u2069`,
  )
}
