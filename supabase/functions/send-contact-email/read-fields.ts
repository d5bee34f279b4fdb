import { senderOf } from '../_shared/client-address.ts'
import { type GivenFile, megabyte, mostMegabytes } from '../_shared/generated/file-rules.ts'
import { type Problem, problems } from '../_shared/problem.ts'
import { type Deadline, readBody, readBytes } from '../_shared/read-body.ts'
import type { RoomForBodies } from '../_shared/room-for-bodies.ts'

export interface BodyLimits {
  /** Bytes of a body without files; more is refused while reading. */
  maxBytes: number
  /** Proxies of the hosting in front of the function, see `senderOf`. */
  trustedHops: number
  /** The time that a body of so many bytes may take to arrive, from now. */
  deadline(bytes: number): Deadline
  /** For bodies with files. */
  room: RoomForBodies
}

/** What was sent, as names and values, before anything is known of the form. */
export type FieldsRead =
  | {
      ok: true
      fields: { [name: string]: unknown }
      /** Of a form, which names a field once for each option that is chosen. */
      pairs?: URLSearchParams
      files: { [field: string]: GivenFile[] }
      /** Called when the files are stored, or are not needed. */
      release(): void
    }
  | { ok: false; problem: Problem }

/** A form's that is sent without JavaScript, or its files by JavaScript, too. */
export const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

export async function readFields(request: Request, limits: BodyLimits): Promise<FieldsRead> {
  const type = mediaType(request)
  if (type === 'multipart/form-data') return readMultipart(request, limits)
  const isForm = formTypes.includes(type)
  if (!isForm && type !== 'application/json') return refuse(problems.contentType)
  // A form writes nine signs for one, and what was entered must come back to who entered it.
  const maxBytes = isForm ? 16 * limits.maxBytes : limits.maxBytes
  const body = await readBody(request, maxBytes, limits.deadline(0))
  if (!body.ok) return refuse(bodyProblems[body.reason])
  const rest = { files: {}, release: () => undefined }
  if (isForm) return { ok: true, ...fieldsOf(new URLSearchParams(body.text)), ...rest }
  const fields = parseJson(body.text)
  return fields ? { ok: true, fields, ...rest } : refuse(problems.unreadable)
}

/** Parts are one to another like the fields of a form, so there are few; a body of a million is somebody's weapon. */
const mostParts = 300
/** What stands around files: entries, and the lines between parts. */
const around = 262_144
const mostBytes = mostMegabytes * megabyte + around

async function readMultipart(request: Request, limits: BodyLimits): Promise<FieldsRead> {
  const announced = Number(request.headers.get('content-length') ?? mostBytes)
  const expected = Math.min(announced, mostBytes)
  const release = limits.room.take(expected, senderOf(request.headers, limits.trustedHops))
  if (!release) {
    await request.body?.cancel()
    return refuse(problems.busy)
  }
  const body = await readBytes(request, expected, limits.deadline(expected))
  const problem = body.ok ? undefined : bodyProblems[body.reason]
  const parts = body.ok && (await partsOf(request, body.bytes))
  if (parts && parts.entries.toString().length <= around)
    return { ok: true, ...fieldsOf(parts.entries), files: parts.files, release }
  release()
  return refuse(problem ?? problems.unreadable)
}

interface Parts {
  entries: URLSearchParams
  files: { [field: string]: GivenFile[] }
}

async function partsOf(
  request: Request,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Parts | undefined> {
  const type = request.headers.get('content-type') ?? ''
  const boundary = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type)
  const line = `--${boundary?.[1] ?? boundary?.[2] ?? ''}`
  if (line === '--' || countOf(line, bytes) > mostParts) return undefined
  try {
    const data = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    const entries = new URLSearchParams()
    const files = new Map<string, GivenFile[]>()
    for (const [name, value] of data) {
      if (typeof value === 'string') entries.append(name, value)
      else if (value.name || value.size)
        files.set(name, [...(files.get(name) ?? []), await read(value)])
    }
    return { entries, files: Object.fromEntries(files) }
  } catch {
    return undefined // no multipart after all; the parser's text would quote it
  }
}

async function read(file: File): Promise<GivenFile> {
  return { name: file.name, size: file.size, bytes: new Uint8Array(await file.arrayBuffer()) }
}

function countOf(line: string, bytes: Uint8Array): number {
  const sought = new TextEncoder().encode(line)
  let count = 0
  for (let at = bytes.indexOf(0x2d); at >= 0; at = bytes.indexOf(0x2d, at + 1))
    if (sought.every((byte, index) => bytes[at + index] === byte)) count++
  return count
}

const bodyProblems = {
  'too-large': problems.tooLarge,
  'too-slow': problems.tooSlow,
  unreadable: problems.unreadable,
}

function refuse(problem: Problem): FieldsRead {
  return { ok: false, problem }
}

export function mediaType(request: Request): string {
  const [type = '', ...parameters] = (request.headers.get('content-type') ?? '')
    .toLowerCase()
    .split(';')
  const charset = parameters
    .find((parameter) => parameter.trim().startsWith('charset='))
    ?.trim()
    .slice(8)
  return charset === undefined || /^"?utf-?8"?$/.test(charset) ? type.trim() : ''
}

function fieldsOf(pairs: URLSearchParams) {
  return { fields: Object.fromEntries(pairs), pairs }
}

function parseJson(text: string): { [name: string]: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? { ...value } : undefined
  } catch {
    return undefined // the answer says that it could not be read; the parser's text would quote it
  }
}
