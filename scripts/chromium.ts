import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { root } from './manifest-argument.ts'

const remembered = join(root, 'node_modules/.broadsheet-chromium')
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Finds a Chromium executable: Playwright's own, one on the system, or Debian's package, in that order.
 * The result is remembered for as long as the file exists.
 * @throws {Error} with a sentence for the user where none can be had
 */
export function findChromium(log: (words: string) => void): string {
  const before = existsSync(remembered) ? readFileSync(remembered, 'utf8') : ''
  if (before && existsSync(before)) return before
  const found = playwrightsOwn(log) ?? onSystem() ?? debianPackage(log)
  if (!found) {
    throw new Error(
      'No Chromium was found, and none could be installed. Install Chromium or Chrome, then run this again.',
    )
  }
  writeFileSync(remembered, found)
  return found
}

/** Starts the Chromium that `findChromium` finds. */
export function launchChromium(...further: string[]): Promise<Browser> {
  const executablePath = findChromium(console.log)
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', ...further] })
}

function playwrightsOwn(log: (words: string) => void): string | undefined {
  const own = chromium.executablePath()
  if (existsSync(own)) return own
  log('Downloading Chromium for Playwright (once) ...')
  const command = join(root, 'node_modules/playwright/cli.js')
  spawnSync(process.execPath, [command, 'install', 'chromium', '--no-shell'], {
    stdio: 'ignore',
    timeout: 300_000,
  })
  return existsSync(own) ? own : undefined
}

function onSystem(): string | undefined {
  const applications = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]
  return onPath(names) ?? applications.find((file) => existsSync(file))
}

/** The first program of one of these names that the shell would find. */
export function onPath(programs: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders
    .flatMap((folder) => programs.map((name) => join(folder, name)))
    .find((file) => existsSync(file))
}

function debianPackage(log: (words: string) => void): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return undefined
  log("The download failed; installing Debian's package ...")
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' })
  } catch {
    return undefined // said by the caller
  }
  return onSystem()
}
