import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The documents of the project as pages of a site. */
export interface DocumentFile {
  /** Its path in the project. */
  file: string
  /** Its path on the site. */
  path: string
  text: string
}

/** The menu, by whom a document is for; what is in no group stands in the last one. */
const groups: { [name: string]: string[] } = {
  Editors: ['editing', 'by-hand', 'findings', 'languages', 'sharing'],
  Designers: ['design', 'access', 'blocks'],
  Operators: [
    'deploying',
    'own-server',
    'contact',
    'performance',
    'large-sites',
    'reliability',
    'facts',
    'security',
  ],
  Project: ['architecture', 'contributing', 'changelog'],
}

const atRoot = ['ARCHITECTURE.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md']

export function readDocuments(root: string): DocumentFile[] {
  const names = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'))
  const files = ['README.md', ...names.map((name) => `docs/${name}`), ...atRoot]
  return files.map((file) => {
    const name = file.replace(/^docs\/|\.md$/g, '').toLowerCase()
    const path = file === 'README.md' ? '/' : `/${name}`
    return { file, path, text: readFileSync(join(root, file), 'utf8') }
  })
}

/** The groups of the menu with the paths of their pages. */
export function groupsOf(documents: DocumentFile[]): [name: string, paths: string[]][] {
  const paths = documents.map(({ path }) => path).filter((path) => path !== '/')
  const grouped = Object.values(groups).flat()
  const rest = paths.filter((path) => !grouped.includes(path.slice(1)))
  return Object.entries(groups).map(([name, members]) => [
    name,
    [
      ...members.map((member) => `/${member}`).filter((path) => paths.includes(path)),
      ...(name === 'Project' ? rest : []),
    ],
  ])
}
