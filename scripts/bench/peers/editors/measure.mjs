// Opens our editor, Puck and Decap with the same pages; bytes until each can be used, then milliseconds a key.
// node measure.mjs [ours|puck|decap], in a copy of this folder in which `npm install` was run; BROADSHEET names the project.
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { brotliCompressSync } from 'node:zlib'

const here = import.meta.dirname
const root = process.env.BROADSHEET
const port = Number(process.env.PORT ?? 5645)
const keys = Number(process.env.KEYS ?? 60)
const { chromium } = createRequire(join(root, 'package.json'))('playwright')
const out = mkdtempSync(join(tmpdir(), 'editors-'))

const manifest = readFileSync(join(root, 'site.manifest.json'), 'utf8')
writeFileSync(join(out, 'manifest.json'), manifest)

async function makePuck() {
  const vite = await import(join(root, 'node_modules/vite/dist/node/index.js'))
  const build = { outDir: join(out, 'puck'), target: 'es2022', modulePreload: { polyfill: false } }
  await vite.build({ root: join(here, 'puck'), base: './', logLevel: 'error', configFile: false, build })
}

function makeDecap() {
  cpSync(join(here, 'decap'), join(out, 'decap'), { recursive: true })
  const dist = join(here, 'node_modules/decap-cms/dist')
  for (const name of readdirSync(dist))
    if (name.endsWith('decap-cms.js')) cpSync(join(dist, name), join(out, 'decap', name))
}

/** The first page's blocks again and again, until there are so many. */
function withBlocks(count) {
  const site = JSON.parse(manifest)
  const [first, ...others] = site.pages[0].blocks
  const more = Array.from({ length: count - 1 }, (_, at) => others[at % others.length])
  site.pages[0].blocks = [first, ...more]
  return JSON.stringify(site, null, 2)
}

async function startOurs(blocks) {
  const folder = mkdtempSync(join(tmpdir(), 'editors-ours-'))
  const file = join(folder, 'site.manifest.json')
  writeFileSync(file, withBlocks(blocks))
  const args = ['--manifest', file, '--port', String(port + 1), '--data', join(folder, 'data')]
  const server = spawn(process.execPath, [join(root, 'scripts/edit.ts'), ...args], { stdio: ['ignore', 'pipe', 'ignore'] })
  for await (const line of createInterface({ input: server.stdout })) {
    const [url] = /http:\S+/.exec(line) ?? []
    if (url) return { url, stop: () => server.kill('SIGKILL') }
  }
}

/** Each opens its page, and answers with what begins to type. */
const editors = {
  async ours(page, blocks, ends) {
    const { url, stop } = await startOurs(blocks)
    ends.push(stop)
    await page.addInitScript(() => localStorage.setItem('broadsheet-editor-tour', 'seen'))
    await page.goto(url)
    await page.frameLocator('iframe').locator('h1').waitFor()
    return async () => {
      await page.frameLocator('iframe').locator('h1').click()
      await page.frameLocator('iframe').locator('[contenteditable]').waitFor()
      return page.frames().find((frame) => frame.parentFrame())
    }
  },
  async puck(page, blocks) {
    await page.goto(`http://localhost:${port}/puck/?blocks=${blocks}`)
    const frame = page.frameLocator('iframe')
    await frame.locator('h1').first().waitFor()
    return async () => {
      await frame.locator('h1').first().click()
      await frame.locator('[contenteditable]').first().click()
      return page.frames().find((each) => each.parentFrame())
    }
  },
  async decap(page, blocks) {
    const url = `http://localhost:${port}/decap/?blocks=${blocks}#/collections/pages/entries/home`
    await page.goto(url)
    await page.getByRole('button', { name: 'Login' }).click()
    await page.goto(url)
    const title = page.locator('input[id^="title-field"]').first()
    await title.waitFor()
    return async () => {
      await title.click()
      return page.mainFrame()
    }
  },
}

/** Runs in each window: notes when what is typed into is there first; ours has a heading of the screen's own besides. */
function noteUsable() {
  const wanted = () => document.querySelector(self === top ? 'input[id^="title-field"]' : 'h1')
  const look = () => {
    if (!wanted()) return
    top.benchUsable ??= Date.now()
    observer.disconnect()
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { childList: true, subtree: true })
}

/** Runs in the frame: the time from each key to the task after the frame that it is painted in. */
function watchKeys() {
  globalThis.benchKeys = []
  const note = ({ timeStamp }) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => globalThis.benchKeys.push(performance.now() - timeStamp)
      port2.postMessage(0)
    })
  addEventListener('keydown', note, true)
}

async function measure(browser, name, blocks) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  const page = await context.newPage()
  await page.addInitScript(noteUsable)
  const loaded = new Map()
  const ends = [() => context.close()]
  context.on('response', (response) => {
    if (/\.(?:js|css|woff2)(?:\?|$)/.test(response.url()) && !loaded.has(response.url()))
      loaded.set(response.url(), { response, body: response.body().catch(() => Buffer.alloc(0)) })
  })
  const begin = await editors[name](page, blocks, ends)
  await page.waitForTimeout(2000)
  const usable = (await page.evaluate(() => globalThis.benchUsable)) ?? Number.POSITIVE_INFINITY
  const first = [...loaded.values()].filter(
    ({ response }) => response.request().timing().startTime <= usable,
  )
  const bodies = await Promise.all(first.map(({ body }) => body))
  const kilobytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0) / 1000
  const row = { editor: name, blocks, 'kB br': Math.round(kilobytes) }
  if (process.env.NAMES) console.log(first.map(({ response }) => response.url().split('/').pop()).join(' '))
  const devtools = await context.newCDPSession(page)
  const frame = await begin()
  await frame.evaluate(watchKeys)
  for (const rate of [1, 4]) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    await frame.evaluate(() => globalThis.benchKeys.splice(0))
    await page.keyboard.type('x'.repeat(keys), { delay: 80 })
    await page.waitForTimeout(1000)
    const times = (await frame.evaluate(() => globalThis.benchKeys)).sort((a, b) => a - b)
    const at = (part) => Math.round(times[Math.floor(times.length * part)])
    row[`${rate} x CPU, median / p95`] = `${at(0.5)} / ${at(0.95)}`
  }
  for (const end of ends) await end()
  return row
}

const [only] = process.argv.slice(2)
const names = Object.keys(editors).filter((name) => !only || name === only)
if (names.includes('puck')) await makePuck()
if (names.includes('decap')) makeDecap()
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' }
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost')
  try {
    const file = join(out, pathname.endsWith('/') ? `${pathname}index.html` : pathname)
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream').end(readFileSync(file))
  } catch {
    response.writeHead(404).end()
  }
}).listen(port)
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })
const rows = []
for (const blocks of [6, 150])
  for (const name of names) {
    rows.push(await measure(browser, name, blocks))
    console.log(JSON.stringify(rows.at(-1)))
  }
console.table(rows)
await browser.close()
server.close()
