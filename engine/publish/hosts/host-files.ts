import { encodedAddress } from '../../assets/urls.ts'
import type { HostRules } from './host-rules.ts'

/** The files in which hosts look for their rules, each in its own words, by name. */
export function hostFiles(rules: HostRules): { [file: string]: string } {
  return {
    '/_headers': headersFile(rules),
    '/_redirects': redirectsFile(rules),
    '/.htaccess': apacheFile(rules),
    '/nginx.conf': nginxFile(rules),
    '/vercel.json': vercelFile(rules),
  }
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

/** The last lines are Netlify's; Cloudflare Pages looks for `404.html` in folders by itself. */
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

/** To be included in a `server` block whose `root` is this folder. */
function nginxFile({ always, folders, redirects, notFoundIn }: HostRules): string {
  const add = (name: string, value: string) => `add_header ${name} '${value}' always;`
  return lines([
    'index index.html;',
    'error_page 404 /404.html;',
    ...always.map(([name, value]) => add(name, value.replaceAll("'", "\\'"))),
    "set $kept '';",
    ...folders.map(
      ({ folder, header: [, value] }) => `if ($uri ~ ^${folder}) { set $kept '${value}'; }`,
    ),
    'add_header Cache-Control $kept always;',
    ...redirects.map(([from, to]) => `location = ${from} { return 301 "${to}"; }`),
    ...notFoundIn.map(
      (folder) =>
        `location ^~ ${folder}/ { error_page 404 ${folder}/404.html; try_files $uri $uri.html $uri/ =404; }`,
    ),
    'location / { try_files $uri $uri.html $uri/ =404; }',
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

const lines = (all: string[]) => all.map((line) => `${line}\n`).join('')
