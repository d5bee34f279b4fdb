import { Parser } from 'htmlparser2'
import { sizeOf } from '../../engine/manifest/picture-files.ts'
import { Refused } from './refused.ts'

const active = /^(?:script|foreignobject|iframe|object|embed|audio|video|handler|listener|link)$/
/** What else a document can have in its beginning: entities that stand for code, sheets from elsewhere. */
const odd = /<!ENTITY|<!DOCTYPE[^>]*\[|<\?xml-stylesheet|encoding\s*=\s*["'](?!utf-8)/i
const ownOrPicture = /^\s*(?:#|data:image\/(?:png|jpeg|webp|gif);)/i
const outside = /@import|url\(\s*["']?\s*(?!["']?(?:#|data:image\/(?:png|jpeg|webp|gif);))/i

/** Whether bytes are meant to be an SVG. */
export function isSvg(bytes: Uint8Array): boolean {
  const begin = new TextDecoder().decode(bytes.subarray(0, 4000))
  return /^\s*<(?:svg|\?xml|!doctype\s+svg|!--)/i.test(begin) && /<(?:\w+:)?svg[\s>]/i.test(begin)
}

/** Refuses an SVG that does more than be looked at: it is a document of the site, where it is opened by itself. */
export function demandStillSvg(bytes: Uint8Array): void {
  const text = new TextDecoder().decode(bytes)
  const refuse = (what: string) => {
    throw new Refused(
      `This SVG ${what}; only plain drawings are kept. Export it anew without that.`,
    )
  }
  if (odd.test(text)) refuse('begins with instructions')
  if (!sizeOf(bytes))
    throw new Refused('This SVG does not say how large it is. Export it anew with a size.')
  let isInStyle = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = plain(name)
        if (active.test(element)) refuse(`has a <${element}> in it`)
        isInStyle = element === 'style'
        for (const [key, value] of Object.entries(attributes)) {
          const attribute = plain(key)
          if (attribute.startsWith('on')) refuse('has code in it')
          if (attribute === 'href' && !ownOrPicture.test(value)) refuse('leads elsewhere')
          if (attribute === 'attributename' && /href|^on/i.test(value)) refuse('changes by itself')
          if (attribute !== 'href' && outside.test(value)) refuse('loads something from elsewhere')
        }
      },
      ontext: (words) => {
        if (isInStyle && outside.test(words)) refuse('loads something from elsewhere')
      },
      onclosetag: () => {
        isInStyle = false
      },
    },
    { xmlMode: true },
  )
  parser.end(text)
}

/** Without the name of its space: "svg:script" is a script. */
const plain = (name: string) => name.toLowerCase().replace(/^.*:/, '')
