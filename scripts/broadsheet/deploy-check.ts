import { resolveTxt } from 'node:dns/promises'
import { defineCommand } from 'citty'
import { asking } from '../../engine/publish/going-live/ask.ts'
import { obstacles } from '../../engine/publish/going-live/going-live.ts'
import { printObstacles } from '../../engine/publish/going-live/obstacle.ts'
import { localPublicKey } from '../../supabase/local/keys.ts'
import {
  manifestArgument,
  openManifest,
  outArgument,
  publicFolder,
  resolveGiven,
  root,
  sourceArgument,
} from '../manifest-argument.ts'
import { starterIn } from '../new/starter.ts'
import { openProject } from '../open-project.ts'

const out = outArgument('The built site')

export const deployCheck = defineCommand({
  meta: {
    name: 'deploy:check',
    description:
      'Finds what is missing before the site goes live: asks the host, the function, name servers.',
  },
  args: {
    address: {
      type: 'positional',
      required: false,
      description: 'Where the site is, unless at "site.url"; a preview of yours, too',
    },
    manifest: manifestArgument,
    source: sourceArgument,
    out,
    mail: {
      type: 'string',
      valueHint: 'DOMAIN',
      description: 'The domain that mail is sent from, unless that of "site.url"',
    },
    dkim: {
      type: 'string',
      valueHint: 'NAME',
      description: "The name of the mail provider's key (its DKIM selector)",
    },
  },
  async run({ args }) {
    const address = args.address?.replace(/\/+$/, '')
    if (address !== undefined && !/^https?:\/\//.test(address))
      return refuse(`"${args.address}" is no address. Write one as https://www.mine.org.`, 2)
    const { engine } = await openProject(args.source)
    const file = await openManifest(args.manifest)
    const { site, findings } = await engine.load(file, engine.checkOptions(root, publicFolder))
    if (!site || engine.hasErrors(findings))
      return refuse(`${args.manifest} has errors. "broadsheet check" lists them; mend them first.`)
    const found = await obstacles({
      site,
      starter: JSON.stringify(starterIn(site.layout.site.language)),
      folder: resolveGiven(args.out, out),
      address,
      mailDomain: args.mail,
      dkimSelector: args.dkim,
      localKey: localPublicKey,
      ask: asking(),
      resolveTxt,
    })
    if (found.length > 0) console.log(printObstacles(found))
    const count = (wanted: string) => found.filter(({ severity }) => severity === wanted).length
    const [errors, warnings, unknown] = [count('error'), count('warning'), count('unknown')]
    console.log(
      `Before going live: ${errors} to mend, ${warnings} to look at, ${unknown} not asked.`,
    )
    if (errors > 0) process.exitCode = 1
  },
})

function refuse(words: string, code = 1): void {
  console.error(words)
  process.exitCode = code
}
