import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../../manifest/site.ts'
import { readWrittenRules } from '../hosts/written-rules.ts'
import type { Ask } from './ask.ts'
import { formAction, inForm } from './in-form.ts'
import { inHost } from './in-host.ts'
import { inMail, type ResolveTxt } from './in-mail.ts'
import { inAddress, inTexts, isPublic } from './in-texts.ts'
import type { Obstacle } from './obstacle.ts'

interface Options {
  site: Site
  /** What `broadsheet new` writes in the site's language, as JSON. */
  starter: string
  /** The built site. */
  folder: string
  /** The host that is asked. @default the site's own address */
  address?: string | undefined
  /** Where mail is sent from. @default the address's domain, without "www" */
  mailDomain?: string | undefined
  /** By which forms are let in on one's own machine. */
  localKey: string
  dkimSelector?: string | undefined
  ask: Ask
  resolveTxt: ResolveTxt
}

/** All that stands in the way of a site's going live, as far as it can be asked from here. */
export async function obstacles(options: Options): Promise<Obstacle[]> {
  const { site, starter, folder, ask } = options
  const own = site.layout.site.url
  const found = [...inAddress(own), ...inTexts(site, starter)]
  if (!existsSync(join(folder, 'index.html'))) return [...found, notBuilt(folder)]
  const address = options.address ?? own
  const { hostname } = new URL(address)
  if (!options.address && !isPublic(hostname)) return [...found, notAsked(address)]
  const rules = await readWrittenRules(folder)
  const page = site.pages.find(({ path }) => path !== '/')?.path
  found.push(...(await inHost({ address, folder, rules, page, ask })))
  const action = await formAction(folder, site.pages)
  if (action === undefined) return found
  found.push(...(await inForm({ ...options, action, address })))
  const domain = options.mailDomain ?? new URL(own).hostname.replace(/^www\./, '')
  if (!isPublic(domain)) return found
  const { resolveTxt, dkimSelector: selector } = options
  return [...found, ...(await inMail(domain, { resolveTxt, selector }))]
}

const notBuilt = (folder: string): Obstacle => ({
  severity: 'unknown',
  message: `There is no built site in ${folder}, so no host was asked: there is nothing to compare it with.`,
  hint: 'Run "broadsheet build" first.',
})

const notAsked = (address: string): Obstacle => ({
  severity: 'unknown',
  message: `Nothing was asked of ${address}, nor of name servers: that is nobody's address.`,
  hint: 'Name the address where the site is, as "broadsheet deploy:check https://www.mine.org".',
})
