import { encodedAddress } from '../../assets/urls.ts'
import { caddyFile } from './caddy-file.ts'
import type { HostRules } from './host-rules.ts'
import { lines } from './lines.ts'
import { nginxFile } from './nginx-file.ts'

/** Files by their names. */
interface Files {
  [file: string]: string
}

/** Where a built site can be put. */
export const hosts = ['netlify', 'cloudflare', 'github-pages', 'vercel', 'nginx', 'caddy'] as const

export type Host = (typeof hosts)[number]

/** What a host has of its own beside `_headers` and `_redirects`. */
const ownFiles: { [host in Host]: (rules: HostRules) => Files } = {
  netlify: () => ({}),
  // It looks for `404.html` in folders by itself, and refuses redirects with another status than 30x.
  cloudflare: (rules) => ({ '/_redirects': redirectsFile({ ...rules, notFoundIn: [] }) }),
  // It sends no headers of a site's; the pages say their policy themselves.
  'github-pages': ({ domain }) => ({
    '/_headers': '',
    ...unhidden,
    ...(!domain.endsWith('.github.io') && { '/CNAME': `${domain}\n` }),
  }),
  vercel: (rules) => ({ '/vercel.json': vercelFile(rules) }),
  nginx: (rules) => ({ '/nginx.conf': nginxFile(rules) }),
  caddy: (rules) => ({ '/Caddyfile': caddyFile(rules) }),
}

/** A branch of GitHub Pages goes through Jekyll without it, which leaves out what begins with `_`. */
const unhidden: Files = { '/.nojekyll': '' }

/**
 * The files in which hosts look for their rules, each in its own words, by name. `_headers` and `_redirects` are
 * among them for every host: by them the preview and `deploy:check` know what the site is to be served with.
 * @param host where the site is put; without it, the files of all that need no more knowledge of the place
 */
export function hostFiles(rules: HostRules, host?: Host): Files {
  const common = { '/_headers': headersFile(rules), '/_redirects': redirectsFile(rules) }
  if (host) return { ...common, ...ownFiles[host](rules) }
  const { vercel, nginx, caddy } = ownFiles
  const all = [vercel, nginx, caddy].map((own) => own(rules))
  return Object.assign(common, ...all, { '/.htaccess': apacheFile(rules), ...unhidden })
}

/** Netlify, Cloudflare Pages, and what they have been copied by. */
function headersFile({ always, folders }: HostRules): string {
  return lines([
    '/*',
    ...always.map(([name, value]) => `  ${name}: ${value}`),
    ...folders.flatMap(({ folder, header: [name, value] }) => [
      `${folder}*`,
      `  ${name}: ${value}`,
    ]),
  ])
}

/** The last lines are Netlify's. */
function redirectsFile({ redirects, notFoundIn }: HostRules): string {
  return lines([
    ...redirects.map(([from, to]) => `${encodedAddress(from)} ${to} 301`),
    ...notFoundIn.map((folder) => `${folder}/* ${folder}/404.html 404`),
  ])
}

/** Apache 2.4, where `AllowOverride All` holds for the folder. */
function apacheFile({ always, folders, redirects, notFoundIn }: HostRules): string {
  const set = ([name, value]: [string, string]) =>
    `  Header always set ${name} "${value.replaceAll('%', '%%').replaceAll('"', '\\"')}"`
  return lines([
    'ErrorDocument 404 /404.html',
    ...notFoundIn.flatMap((folder) => [
      `<If "%{REQUEST_URI} =~ m#^${folder}/#">`,
      `  ErrorDocument 404 ${folder}/404.html`,
      '</If>',
    ]),
    'DirectorySlash Off',
    '<IfModule mod_headers.c>',
    ...always.map(set),
    ...folders.flatMap(({ folder, header }) => [
      `  <If "%{REQUEST_URI} =~ m#^${folder}#">`,
      `  ${set(header)}`,
      '  </If>',
    ]),
    '</IfModule>',
    '<IfModule mod_rewrite.c>',
    '  RewriteEngine On',
    ...redirects.map(([from, to]) => {
      const target = to.replaceAll('%', '\\%') // else it would be what a condition has found
      return `  RewriteRule ^${from.slice(1)}$ "${target}" [R=301,NE,L]`
    }),
    '  RewriteCond %{DOCUMENT_ROOT}/$1.html -f',
    '  RewriteRule ^(.+?)/?$ /$1.html [L]',
    '</IfModule>',
  ])
}

function vercelFile({ always, folders, redirects }: HostRules): string {
  const headers = (pairs: [string, string][]) => pairs.map(([key, value]) => ({ key, value }))
  const rules = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: headers(always) },
      ...folders.map(({ folder, header }) => ({
        source: `${folder}(.*)`,
        headers: headers([header]),
      })),
    ],
    redirects: redirects.map(([from, destination]) => ({
      source: encodedAddress(from),
      destination,
      statusCode: 301,
    })),
  }
  return `${JSON.stringify(rules, null, 2)}\n`
}
