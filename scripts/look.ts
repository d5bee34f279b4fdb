import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineCommand } from 'citty'
import type { Browser } from 'playwright'
import { listenOnFreePort } from '../engine/dev/free-port.ts'
import { createPreviewServer } from '../engine/dev/preview-server.ts'
import { counted } from '../engine/text/counted.ts'
import { launchChromium } from './chromium.ts'
import { manifestArgument, publicFolder, resolveManifest, root } from './manifest-argument.ts'
import { openProject } from './open-project.ts'
import { runCommand } from './run-command.ts'

const widths = [390, 768, 1440]
const themes = ['light', 'dark'] as const

interface Shot {
  path: string
  width: number
  theme: (typeof themes)[number]
  file: string
}

await runCommand(
  defineCommand({
    meta: {
      name: 'npm run look --',
      description: 'Builds, and writes screenshots of every page and a sheet of them all.',
    },
    args: {
      manifest: manifestArgument,
      out: {
        type: 'string',
        default: '.broadsheet/look',
        valueHint: 'FOLDER',
        description: 'Where the pictures are written',
      },
      only: { type: 'string', valueHint: 'PATHS', description: 'Some pages only, as /,/about' },
    },
    async run({ args }) {
      const folder = resolve(process.env.INIT_CWD ?? root, args.out)
      const manifest = resolveManifest(args.manifest)
      const dist = join(folder, 'dist')
      const { engine, bundle } = await openProject()
      const { site } = await engine.load(manifest)
      const { report } = await engine.buildSite({ root, publicFolder, bundle, manifest, out: dist })
      if (!site || !report) {
        console.error('The manifest has errors. Run "npm run check" for the list.')
        process.exit(1)
      }
      await rm(join(folder, 'pages'), { recursive: true, force: true })
      await mkdir(join(folder, 'pages'), { recursive: true })
      const server = createPreviewServer(dist)
      const url = `http://localhost:${await listenOnFreePort(server, 4573)}`
      const browser = await launchChromium()
      const paths = args.only?.split(',') ?? [...site.pages.map(({ path }) => path), '/missing']
      const shots = shotsOf(paths, join(folder, 'pages'))
      await Promise.all(
        themes.map((theme) => takeAll(browser, url, shotsIn(shots, theme))), // two at a time
      )
      await writeSheet(browser, paths, shots, join(folder, 'sheet.png'))
      await browser.close()
      server.close()
      console.log(`${counted(shots.length, 'picture')} and sheet.png are in ${args.out}.`)
    },
  }),
)

function shotsOf(paths: string[], folder: string): Shot[] {
  return paths.flatMap((path) =>
    themes.flatMap((theme) =>
      widths.map((width) => {
        const name = path.slice(1).replaceAll('/', '.') || 'index'
        return { path, width, theme, file: join(folder, `${name}-${width}-${theme}.png`) }
      }),
    ),
  )
}

function shotsIn(shots: Shot[], theme: Shot['theme']): Shot[] {
  return shots.filter((shot) => shot.theme === theme).sort((a, b) => a.width - b.width)
}

async function takeAll(browser: Browser, url: string, shots: Shot[]): Promise<void> {
  for (const { path, width, theme, file } of shots) {
    const page = await browser.newPage({
      viewport: { width, height: width < 500 ? 844 : 900 },
      colorScheme: theme,
      reducedMotion: 'reduce',
    })
    await page.goto(url + path)
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: file, fullPage: true })
    await page.close()
  }
}

/** One row per page and one column per width and theme; only the top of a tall page. */
async function writeSheet(
  browser: Browser,
  paths: string[],
  shots: Shot[],
  file: string,
): Promise<void> {
  const cell = (shot: Shot) =>
    `<td><div><img src="${pathToFileURL(shot.file).href}" width="${Math.round(shot.width / 6 + 60)}"></div>`
  const rows = paths.map((path) => {
    const cells = shots.filter((shot) => shot.path === path).map(cell)
    return `<tr><th>${path}${cells.join('')}`
  })
  const html = `<style>body{margin:0;background:#777}th{font:11px sans-serif;writing-mode:vertical-rl}div{height:420px;overflow:hidden}</style><table>${rows.join('')}</table>`
  const page = await browser.newPage({ viewport: { width: 1360, height: 900 } })
  page.setDefaultTimeout(120_000) // two hundred pictures at once, on a machine that may be busy
  await writeFile(`${file}.html`, html) // a page of the disk may show its pictures
  await page.goto(pathToFileURL(`${file}.html`).href)
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  await page.locator('table').screenshot({ path: file })
  await page.close()
}
