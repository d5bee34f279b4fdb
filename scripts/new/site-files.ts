import type { Answers } from './answers.ts'
import { githubWorkflow, gitlabPipeline } from './ci-files.ts'
import { hasTexts, starterIn } from './starter.ts'

interface Settings {
  scripts?: { [name: string]: string }
  dependencies?: { [name: string]: string }
  devDependencies?: { [name: string]: string }
  [name: string]: unknown
}

interface SiteOptions {
  answers: Answers
  /** What `package.json` of the folder has before. */
  settings: Settings
  /** Where the engine is had from, unless that says it. */
  engine: string
}

const ignored = [
  ...['node_modules/', 'dist/', 'dist.lock', 'dist.part/', '.data/', 'findings.sarif'],
  ...['*.part', '*.journal'], // of files that are being written
  ...['.npm/', '.build/'], // of GitLab's jobs
]

/** The files of a new site, by their paths. */
export function siteFiles({ answers, settings, engine }: SiteOptions): { [path: string]: string } {
  return {
    'site.manifest.json': manifest(answers),
    'README.md': readme(answers),
    '.gitignore': `${ignored.join('\n')}\n`,
    '.github/workflows/site.yml': githubWorkflow,
    '.gitlab-ci.yml': gitlabPipeline,
    'package.json': json(packageSettings(answers, settings, engine)),
  }
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`

function manifest({ name, language, address, colour }: Answers): string {
  const starter = starterIn(language)
  const host = new URL(address).host.replace(/^www\./, '')
  const variables = { ...starter.site.variables, brand: name, email: `hello@${host}` }
  return json({ ...starter, site: { ...starter.site, url: address, language, colour, variables } })
}

function packageSettings({ name }: Answers, settings: Settings, engine: string): Settings {
  const { scripts, devDependencies, ...others } = settings
  const isThere = settings.dependencies?.broadsheet ?? devDependencies?.broadsheet
  const packages = { ...devDependencies, ...(!isThere && { broadsheet: engine }) }
  return {
    name: slugOf(name),
    private: true,
    type: 'module',
    ...others,
    scripts: { ...scripts, start: 'broadsheet dev', test: 'broadsheet check && broadsheet build' },
    ...(Object.keys(packages).length > 0 && { devDependencies: packages }),
  }
}

function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return words?.join('-') ?? 'site'
}

function readme({ name, language }: Answers): string {
  const note = hasTexts(language)
    ? ''
    : `\nThe texts are English still, while the site says that it is in "${language}": write them anew before you publish it. \`broadsheet check\` names the pages.\n`
  return `# ${name}

A website, made with Broadsheet. All that it says stands in \`site.manifest.json\`; pictures and other files go into \`public/\`.
${note}
\`\`\`
npm start     # the site while you work on it, and its editor: open the address after "Editor"
npm test      # checks all texts and links, and builds the site into dist/
\`\`\`

Before you publish it: the people, the services, and the address for mail are examples.

\`\`\`
npx broadsheet check                 # every mistake, with its line and how to mend it
npx broadsheet fix                   # mends what is safe to mend
npx broadsheet move /old /new        # moves a page, with the links to it
npx broadsheet preview               # dist/, as a host serves it
npx broadsheet messages list         # what was sent with the form on this machine
npx broadsheet deploy:check          # what is missing before it goes live
\`\`\`

Any host for static sites can serve \`dist/\`. A style or code of your own stands in \`src/\`, which a site does not need.
`
}
