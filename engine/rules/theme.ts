import { type Finding, finding } from '../findings/finding.ts'
import { contrast, leastContrast } from '../theme/contrast.ts'
import { lookOf } from '../theme/look.ts'
import { onDeep } from '../theme/palette.ts'
import type { SiteSubject } from './subject.ts'

/** Colours of the theme in which nobody could read, or on which nobody could: pages show them darker. */
export function contrastTooLow({ globals, source }: SiteSubject): Finding[] {
  const { theme } = globals.site
  if (!theme?.colours) return []
  const { main, second } = theme.colours
  const { paper, accent, deep } = lookOf(theme).own.light
  const judged = [
    { name: 'main', colour: main, other: paper, shown: accent, words: 'Text in' },
    { name: 'second', colour: second, other: onDeep.ink, shown: deep, words: 'White text on' },
  ]
  return judged.flatMap(({ name, colour, other, shown, words }) => {
    const ratio = colour === undefined ? leastContrast : contrast(colour, other)
    if (ratio >= leastContrast) return []
    const at = source.placeOf(['site', 'theme', 'colours', name])
    const message = `${words} "${colour}" has a contrast of ${ratio.toFixed(2)}; many cannot read it below ${leastContrast}, so pages show "${shown}" in its place.`
    const hint = `Choose "${shown}" or a darker colour, to see on pages what stands here.`
    return finding('contrast-too-low', at, message, hint)
  })
}

/** Colours of one's own that are seen nowhere, since the site names one of the given for all pages that name none. */
export function coloursHidden({ globals, source }: SiteSubject): Finding[] {
  const { theme, colour } = globals.site
  if (!theme?.colours || !colour) return []
  const message = `The colours of the theme are seen nowhere: all pages that name none wear the site's own colour, "${colour}".`
  const hint = 'Remove that from the site, and pages wear the colours of the theme.'
  return [finding('colours-hidden', source.placeOfKey(['site', 'colour']), message, hint)]
}

/** Fonts whose package is not there: pages would be set in other letters than was meant. */
export function fontMissing({ globals, source, options }: SiteSubject): Finding[] {
  const { theme } = globals.site
  const { titles, text } = theme?.fonts ?? {}
  const preset = lookOf({ ...theme, fonts: {} }).fonts
  const used = [
    { name: titles ?? preset.titles, path: titles ? ['fonts', 'titles'] : ['preset'] },
    { name: text ?? preset.text, path: text ? ['fonts', 'text'] : ['preset'] },
  ]
  const missing = used.filter(
    ({ name }, index) =>
      options.hasFont?.(name) === false && used.findIndex((each) => each.name === name) === index,
  )
  return missing.map(({ name, path }) => {
    const at = source.placeOf(theme ? ['site', 'theme', ...path] : ['site'])
    const message = `The font "${name}" is not installed, so pages would be set in another.`
    return finding('font-missing', at, message, `Run "npm install ${name}".`)
  })
}
