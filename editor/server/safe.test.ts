import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answered, type OpenEditor, openEditor } from './testing/open-editor.ts'

let editor: OpenEditor
let before = ''

beforeAll(async () => {
  editor = await openEditor(5405)
  before = readFileSync(editor.manifest, 'utf8')
})
afterAll(() => editor.close())

const own = () => ({ cookie: `broadsheet-editor-${editor.port}=${editor.token}` })
const asPage = () => ({
  origin: `http://127.0.0.1:${editor.port}`,
  'sec-fetch-site': 'same-origin',
})

/** Asks for what would do harm: a file that is written. */
function save(headers: { [name: string]: string }): Promise<Answered> {
  const body = JSON.stringify({ id: 'harm', lines: ['harm'], isAnew: false })
  return editor.ask({ path: '/_keeper/appendDraft', method: 'POST', headers, body })
}

describe('nothing is done for', () => {
  const right = () => ({ 'x-keeper-token': editor.token })
  test.each<{ what: string; headers: () => { [name: string]: string } }>([
    { what: 'nobody', headers: () => ({}) },
    { what: 'a wrong token', headers: () => ({ 'x-keeper-token': `${editor.token}x` }) },
    { what: 'an empty token', headers: () => ({ 'x-keeper-token': '' }) },
    { what: 'the cookie alone, which browsers send by themselves', headers: own },
    { what: 'another name of this machine', headers: () => ({ ...right(), host: 'evil.example' }) },
    {
      what: 'another name with the port',
      headers: () => ({ ...right(), host: `evil.example:${editor.port}` }),
    },
    {
      what: 'a name that is like ours',
      headers: () => ({ ...right(), host: `127.0.0.1.evil.example:${editor.port}` }),
    },
    { what: 'our name with another port', headers: () => ({ ...right(), host: '127.0.0.1:80' }) },
    { what: 'our name without a port', headers: () => ({ ...right(), host: 'localhost' }) },
    { what: 'a page elsewhere', headers: () => ({ ...right(), origin: 'https://evil.example' }) },
    { what: 'a sandbox', headers: () => ({ ...right(), origin: 'null' }) },
    {
      what: 'a page of another local port',
      headers: () => ({ ...right(), origin: 'http://127.0.0.1:9999' }),
    },
    {
      what: 'a page that says it is of another port of this machine',
      headers: () => ({ ...right(), 'sec-fetch-site': 'same-site' }),
    },
    {
      what: 'a page elsewhere without origin',
      headers: () => ({ ...right(), 'sec-fetch-site': 'cross-site' }),
    },
  ])('$what', async ({ headers }) => {
    expect((await save(headers())).status).toBe(403)
    expect(existsSync(join(editor.folder, 'data/editor'))).toBe(false)
  })
})

test.each([
  '/_keeper/watch',
  '/x/../_keeper/watch',
  '//x/_keeper/watch',
  '/\\x/_keeper/watch',
  '/%2e/_keeper/watch',
  'http://x/_keeper/watch',
  '//',
])('the cookie alone opens no way around to the keeper (%s)', async (path) => {
  expect((await editor.ask({ path, headers: own() })).status).toBe(403)
})

test('a page elsewhere is not told by a preflight that it may ask', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
  const answer = await editor.ask({ path: '/_keeper/save', method: 'OPTIONS', headers })
  expect(answer.status).toBe(403)
  expect(answer.headers['access-control-allow-origin']).toBeUndefined()
})

test('the editor itself is answered', async () => {
  const headers = { ...asPage(), 'x-keeper-token': editor.token }
  expect((await save(headers)).status).toBe(200)
  const drop = { path: '/_keeper/dropDraft', method: 'POST', body: '{"id":"harm"}' }
  expect((await editor.ask({ ...drop, headers })).status).toBe(200)
})

describe('the address that is printed', () => {
  test('leads on without its token, which is a cookie from then on', async () => {
    const { pathname, search } = new URL(editor.url)
    const { status, headers } = await editor.ask({ path: pathname + search })
    expect([status, headers.location]).toEqual([303, '/'])
    const cookie = `broadsheet-editor-${editor.port}=${editor.token}; Path=/; HttpOnly; SameSite=Strict`
    expect(headers['set-cookie']).toEqual([cookie])
  })

  test('may be that of any place in the editor', async () => {
    const { headers } = await editor.ask({ path: `/_editor/pages/3?token=${editor.token}` })
    expect(headers.location).toBe('/_editor/pages/3')
  })

  test.each(['/x/..//evil.example/', '/.//evil.example/'])(
    'never leads elsewhere (%s)',
    async (path) => {
      const { status, headers } = await editor.ask({ path: `${path}?token=${editor.token}` })
      expect(status).toBe(303)
      expect(new URL(String(headers.location), editor.url).origin).toBe(new URL(editor.url).origin)
    },
  )

  test('of another run leads nowhere, and says what to do', async () => {
    const { status, text } = await editor.ask({ path: '/?token=of-yesterday', headers: own() })
    expect(status).toBe(403)
    expect(text).toContain('Open the one that was printed behind "Editor"')
  })
})

describe('files', () => {
  const get = (path: string) => editor.ask({ path, headers: own() })
  test.each([
    ['/', 303, ''],
    ['/_editor/', 200, 'the editor'],
    ['/_editor/pages/3', 200, 'the editor'],
    ['/_editor/frame/frame.html', 200, 'the frame'],
    ['/_editor/assets/app-abc.js', 200, 'the script'],
    ['/_editor/assets/gone.js', 404, ''],
    ['/mark.svg', 200, '<svg'],
    ['/_art/rosettes.svg', 200, '<svg'],
    ['/_art/index.svg?hue=301', 200, 'hsl(301 48% 24%)'],
    ['/_picture.svg', 200, '<svg'],
    ['/_icons.svg', 200, '<symbol id="wheat"'],
    ['/none.svg', 404, ''],
  ])('%s is answered with %i', async (path, status, text) => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    expect(answer.text).toContain(text)
    expect((await editor.ask({ path })).status).toBe(403)
  })

  test('the page knows the token, and may run only its own scripts', async () => {
    const { text, headers } = await get('/_editor/')
    expect(text).toContain(`<meta name="keeper-token" content="${editor.token}" />`)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).not.toContain('unsafe-eval')
  })

  test('a file of the site is looked at and never run', async () => {
    const { headers } = await get('/mark.svg')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test.each(['POST', 'PUT', 'DELETE'])('%s is refused', async (method) => {
    expect((await editor.ask({ path: '/mark.svg', method, headers: own() })).status).toBe(403)
  })

  test('none is sent from outside the folder', async () => {
    const files = join(editor.folder, 'public')
    writeFileSync(join(editor.folder, 'secret.svg'), 'secret')
    symlinkSync('../../secret.svg', join(files, 'link.svg'))
    symlinkSync('../..', join(files, 'folder'))
    writeFileSync(join(files, '.hidden.svg'), 'secret')
    const paths = [
      ...['/../../secret.svg', '/..%2f..%2fsecret.svg', '/%2e%2e/%2e%2e/secret.svg'],
      ...['/..%5c..%5csecret.svg', '/link.svg', '/folder/secret.svg', '/.hidden.svg'],
      ...['/mark.svg%00', '/%', '/%ff', '/con.svg', '/C:/secret.svg', '/mark.svg:stream'],
      ...['/_editor/../../secret.svg', '/_editor/..%2f..%2fsecret.svg'],
      ...[`/${editor.folder}/secret.svg`, `//${editor.folder}/secret.svg`],
    ]
    for (const path of paths) {
      const { status, text } = await get(path)
      expect([path, status > 400 || text.includes('the editor')]).toEqual([path, true])
      expect(text).not.toContain('secret')
    }
  })
})

describe('requests that say nothing sensible are refused in words', () => {
  test.each([
    { path: 'unknown', body: '{}', words: 'The keeper knows nothing of that name.' },
    { path: 'toString', body: '{}', words: 'The keeper knows nothing of that name.' },
    { path: 'save', body: '', words: 'The request has no text "text".' },
    { path: 'save', body: '{', words: 'The request is not valid JSON.' },
    { path: 'save', body: '{"text":1,"base":""}', words: 'The request has no text "text".' },
    { path: 'save', body: '{"text":"\\ud800","base":""}', words: 'no text "text"' },
    { path: 'publish', body: '{"message":"x"}', words: 'does not say whether "isPushed"' },
    {
      path: 'appendDraft',
      body: '{"id":"a","lines":["a\\nb"],"isAnew":false}',
      words: 'must be one line',
    },
    {
      path: 'appendDraft',
      body: '{"id":"../a","lines":["a"],"isAnew":false}',
      words: 'A draft has an id of',
    },
    {
      path: 'appendDraft',
      body: '{"id":"a/b","lines":["a"],"isAnew":false}',
      words: 'A draft has an id of',
    },
    {
      path: 'appendDraft',
      body: '{"id":"a\\u0000","lines":["a"],"isAnew":false}',
      words: 'A draft has an id of',
    },
    { path: 'dropDraft', body: '{"id":""}', words: 'A draft has an id of' },
    { path: 'readText', body: '{"hash":"../../secret"}', words: 'is not kept' },
    { path: 'textOfVersion', body: '{"id":"--output=x"}', words: 'There is no such version' },
  ])('$path $body', async ({ path, body, words }) => {
    const headers = { 'x-keeper-token': editor.token }
    const answer = await editor.ask({ path: `/_keeper/${path}`, method: 'POST', headers, body })
    expect(answer.status).toBe(422)
    expect(JSON.parse(answer.text).reason).toContain(words)
  })

  test('what is too large is not read', async () => {
    const headers = { 'x-keeper-token': editor.token, 'content-length': '9000000000' }
    const asked = { path: '/_keeper/addPicture?name=x', method: 'POST', headers }
    const { status, text } = await editor.ask({ ...asked, body: 'x' })
    expect([status, JSON.parse(text).reason]).toEqual([422, 'That is too large: at most 60 MB.'])
  })
})

test('after all this, the manifest is as it was', () => {
  expect(readFileSync(editor.manifest, 'utf8')).toBe(before)
  expect(readdirSync(editor.folder).filter((name) => name.endsWith('.part'))).toEqual([])
})
