import type { FileKind, RuledField } from './form-rules.ts'

interface FileType {
  /** How names of such files end; the first is the usual one. */
  endings: readonly [string, ...string[]]
  mediaType: string
  /** Whether these are its bytes; a name and a claimed type prove nothing. */
  is(bytes: Uint8Array): boolean
}

const openDocument = 'application/vnd.oasis.opendocument.'
const openXml = 'application/vnd.openxmlformats-officedocument.'

/** Those that carry no program of their own. Word and Excel files with macros, and the formats before 2007, are none of them. */
const types = {
  PDF: { endings: ['pdf'], mediaType: 'application/pdf', is: begins('%PDF-') },
  JPEG: { endings: ['jpg', 'jpeg'], mediaType: 'image/jpeg', is: begins('\xff\xd8\xff') },
  PNG: { endings: ['png'], mediaType: 'image/png', is: begins('\x89PNG\r\n\x1a\n') },
  GIF: { endings: ['gif'], mediaType: 'image/gif', is: begins('GIF8') },
  WebP: { endings: ['webp'], mediaType: 'image/webp', is: begins('RIFF', 'WEBP', 8) },
  AVIF: { endings: ['avif'], mediaType: 'image/avif', is: isFileOf('avif', 'avis') },
  HEIC: {
    endings: ['heic', 'heif'],
    mediaType: 'image/heic',
    is: isFileOf('heic', 'heix', 'hevc', 'mif1', 'msf1'),
  },
  DOCX: {
    endings: ['docx'],
    mediaType: `${openXml}wordprocessingml.document`,
    is: isOpenXml('word/document.xml'),
  },
  XLSX: {
    endings: ['xlsx'],
    mediaType: `${openXml}spreadsheetml.sheet`,
    is: isOpenXml('xl/workbook.xml'),
  },
  ODT: { endings: ['odt'], mediaType: `${openDocument}text`, is: isOpenDocument('text') },
  ODS: {
    endings: ['ods'],
    mediaType: `${openDocument}spreadsheet`,
    is: isOpenDocument('spreadsheet'),
  },
} as const satisfies { [name: string]: FileType }

type TypeName = keyof typeof types

const typesOf: { [kind in FileKind]: readonly TypeName[] } = {
  pdf: ['PDF'],
  image: ['JPEG', 'PNG', 'GIF', 'WebP', 'AVIF', 'HEIC'],
  document: ['PDF', 'DOCX', 'ODT'],
  spreadsheet: ['XLSX', 'ODS'],
}
const allKinds: readonly FileKind[] = ['pdf', 'image', 'document', 'spreadsheet']

/** How many files a field takes at most, whatever it says. */
export const mostFiles = 10
/** What a message's files may have together: as much as goes from hand to hand in one piece. */
export const mostMegabytes = 10
/** As one reads it: a million bytes. */
export const megabyte = 1_000_000

/** What a field takes that says nothing of it. */
export const usualMegabytes = 5

/** The types that a field takes, by the names that people know. */
export function typeNames({ accept = allKinds }: Pick<RuledField, 'accept'>): TypeName[] {
  return [...new Set(accept.flatMap((kind) => typesOf[kind]))]
}

/** What the browser offers to choose from; pictures as such, for phones turn theirs into JPEG then. */
export function chooserOf(field: Pick<RuledField, 'accept'>): string {
  const names = typeNames(field)
  const others = names.filter((name) => !typesOf.image.includes(name))
  const endings = others.flatMap((name) => types[name].endings.map((ending) => `.${ending}`))
  return [...(others.length < names.length ? ['image/*'] : []), ...endings].join(',')
}

/** A file as it was chosen or as it came. */
export interface GivenFile {
  name: string
  size: number
  /** Not read where it is too large in any case. */
  bytes: Uint8Array<ArrayBuffer>
}

interface CheckedFile {
  /** The field by which it came. */
  field: string
  /** Cleaned, with the ending of what it is. */
  name: string
  mediaType: string
  bytes: Uint8Array<ArrayBuffer>
}

export interface FilesCheck {
  files: CheckedFile[]
  /** What is wrong, by the field. */
  errors: { [field: string]: string }
}

/**
 * Checks what was chosen in the fields that take files. The browser and the function call this same code.
 * @param given the files of each field, by its name
 */
export function checkFiles(
  fields: readonly RuledField[],
  given: { [field: string]: readonly GivenFile[] | undefined },
): FilesCheck {
  const check: FilesCheck = { files: [], errors: {} }
  let total = 0
  for (const field of fields) {
    if (field.kind !== 'file') continue
    const chosen = given[field.name] ?? []
    total += chosen.reduce((sum, { size }) => sum + size, 0)
    const checked = chosen.map((file) => checkedFile(field, file))
    const known = checked.filter((file) => file !== undefined)
    const broken = isTooLarge(field, chosen, total)
      ? 'size'
      : (brokenCount(field, chosen.length) ?? (known.length < chosen.length && 'malformed'))
    if (broken) check.errors[field.name] = field.errors[broken] ?? field.errors.malformed
    check.files.push(...known)
  }
  return check
}

/** Whether a file is too large by itself, or all files of the message are together with it. */
export function isTooLarge(
  { megabytes = usualMegabytes }: RuledField,
  chosen: readonly Pick<GivenFile, 'size'>[],
  total: number,
): boolean {
  const isOver = chosen.some(({ size }) => size > megabytes * megabyte)
  return isOver || total > mostMegabytes * megabyte
}

function brokenCount(
  { required, least = 0, most = 1 }: RuledField,
  count: number,
): 'missing' | 'least' | 'most' | undefined {
  if (count === 0) return required ? 'missing' : undefined
  if (count > Math.min(most, mostFiles)) return 'most'
  return count < least ? 'least' : undefined
}

function checkedFile(field: RuledField, { name, bytes }: GivenFile): CheckedFile | undefined {
  const found = typeNames(field)
    .map((known) => types[known])
    .find(({ is }) => is(bytes))
  if (!found) return undefined
  return {
    field: field.name,
    name: fileName(name, found.endings),
    mediaType: found.mediaType,
    bytes,
  }
}

/** Letters: with four bytes each, and a number behind them, as many bytes as systems take. */
const mostOfName = 60

/**
 * A name that is safe to write, to list and to mail: no folders, no signs that nobody sees or that turn what follows
 * around, none that a system forbids, and the ending of what the file is.
 */
export function fileName(name: string, endings: readonly [string, ...string[]]): string {
  const [usual] = endings
  const bare = (name.toWellFormed().normalize('NFC').split(/[\\/]/).at(-1) ?? '')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*\s]+/g, ' ')
  const dot = bare.lastIndexOf('.')
  const given = bare.slice(dot + 1).toLowerCase()
  const hasEnding = dot >= 0 && endings.includes(given)
  const stem = [...(hasEnding ? bare.slice(0, dot) : bare)].slice(0, mostOfName).join('')
  const clean = stem.replace(/^[\s.~-]+|[\s.]+$/g, '')
  const isTaken = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(clean)
  return `${isTaken ? '_' : ''}${clean || 'file'}.${hasEnding ? given : usual}`
}

/** As people read it, the same in every language: "1.2 MB", "310 kB". */
export function sizeInWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 999_500
    ? `${Math.round(bytes / 1000)} kB`
    : `${Math.round(bytes / 100_000) / 10} MB`
}

function begins(signature: string, second = '', at = 0): (bytes: Uint8Array) => boolean {
  return (bytes) => hasAt(bytes, signature, 0) && hasAt(bytes, second, at)
}

function hasAt(bytes: Uint8Array, text: string, at: number): boolean {
  return [...text].every((sign, index) => bytes[at + index] === sign.charCodeAt(0))
}

/** ISO 14496-12 §4.3: the brand stands behind the word "ftyp". */
function isFileOf(...brands: string[]): (bytes: Uint8Array) => boolean {
  return (bytes) => hasAt(bytes, 'ftyp', 4) && brands.some((brand) => hasAt(bytes, brand, 8))
}

const zip = 'PK\x03\x04'

/** OpenDocument 1.2 part 3 §3.3: the type is the first entry, not packed. */
function isOpenDocument(what: string): (bytes: Uint8Array) => boolean {
  const type = `mimetype${openDocument}${what}`
  return (bytes) => {
    if (!hasAt(bytes, zip, 0) || !hasAt(bytes, type, 30)) return false
    const next = bytes[30 + type.length]
    return next === undefined || next === 0x50 // not "text-master" and the like
  }
}

/** The names of a zip's entries are not packed. */
function isOpenXml(entry: string): (bytes: Uint8Array) => boolean {
  return (bytes) => hasAt(bytes, zip, 0) && holds(bytes, entry) && !holds(bytes, 'vbaProject.bin')
}

function holds(bytes: Uint8Array, text: string): boolean {
  const first = text.charCodeAt(0)
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (hasAt(bytes, text, at)) return true
  return false
}
