import type { Token, Tokens } from 'marked'

/** Where a link or a picture of a document leads on the site; undefined where that is not part of it. */
export type Resolve = (href: string) => string | undefined

/** What Markdown has in a line, in the form of the manifest; code stays between backticks. */
export function inlineOf(tokens: Token[] = [], resolve: Resolve, isWithin = false): string {
  return tokens.map((token) => pieceOf(token as Tokens.Generic, resolve, isWithin)).join('')
}

function pieceOf(token: Tokens.Generic, resolve: Resolve, isWithin: boolean): string {
  const within = () => inlineOf(token.tokens, resolve, true)
  switch (token.type) {
    case 'codespan':
      return isWithin ? escaped(token.text) : `\`${escaped(token.text)}\``
    case 'strong':
      return isWithin ? within() : `**${within()}**`
    case 'link': {
      const target = resolve(token.href)
      return target ? `[${within()}](${target.replace(/[()]/g, encodeURIComponent)})` : within()
    }
    case 'em':
    case 'del':
      return within()
    case 'br':
      return ' '
    case 'html':
    case 'image':
      return ''
    default:
      return token.tokens ? inlineOf(token.tokens, resolve, isWithin) : escaped(token.text)
  }
}

/** Words as they stand: no mark of the manifest, and no variable. */
const escaped = (text: string): string =>
  unquoted(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\*[\]]/g, '\\$&')
    .replaceAll(/\{(?=\p{L})/gu, '{\\')

const signs: { [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const unquoted = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (sign, name: string) => signs[name] ?? sign)

/** The words of a line without any mark, for headings and descriptions. */
export function wordsOf(tokens: Token[] = []): string {
  return tokens
    .map((token) => {
      const { tokens: within, text = '', type }: Tokens.Generic = token
      if (type === 'html' || type === 'image') return ''
      return within ? wordsOf(within) : unquoted(String(text))
    })
    .join('')
    .replaceAll(/\s+/g, ' ')
}
