import type { HostRules } from './host-rules.ts'
import { lines } from './lines.ts'
import { withSearch } from './with-search.ts'

/** Caddy 2.6 or later: to be imported into a site's block whose `root` is this folder. */
export function caddyFile(rules: HostRules): string {
  return lines([...headers(rules), ...redirects(rules), ...pages, ...errors(rules)])
}

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`

/** The question mark makes a default of a header, which a folder's own goes before. */
const headers = ({ always, folders }: HostRules) => [
  'encode gzip',
  'header {',
  ...always.map(([name, value]) => `  ${name} ${quoted(value)}`),
  '  ?Cache-Control "no-cache"',
  '}',
  ...folders.map(
    ({ folder, header: [name, value] }) => `header ${folder}* ${name} ${quoted(value)}`,
  ),
  '@webmanifest path *.webmanifest',
  'header @webmanifest Content-Type "application/manifest+json"',
]

const redirects = ({ redirects }: HostRules) => [
  'map {query} {asked} {',
  '  "" ""',
  '  default "?{query}"',
  '}',
  ...redirects.map(([from, to]) => `redir ${from} "${withSearch(to, '{asked}')}" 301`),
]

/** As `find-file.ts` finds them: "/about" is `about.html`, and "/about/" leads there unless it is a folder with a page. */
const pages = `@slash path_regexp page ^(/.*[^/])/+$
handle @slash {
  @index file {re.page.1}/index.html
  rewrite @index {re.page.1}/index.html
  @page {
    file {re.page.1}.html
    not file {re.page.1}/index.html
  }
  route @page {
    uri strip_suffix /
    redir {uri} 301
  }
  file_server
}
handle {
  @other not method GET HEAD
  error @other 405
  @folder {
    file {path}/index.html
    not path /
    not file {path}.html
  }
  route @folder {
    rewrite {path}/
    redir {uri} 301
  }
  try_files {path} {path}.html
  file_server {
    hide _headers _redirects Caddyfile
    precompressed br gzip
  }
}`.split('\n')

/** Of rewrites, the first that matches is the only one. */
const errors = ({ notFoundIn }: HostRules) => [
  'handle_errors {',
  '  header Cache-Control "no-cache"',
  '  @missing expression `{http.error.status_code} == 404`',
  '  handle @missing {',
  ...notFoundIn.map((folder) => `    rewrite ${folder}/* ${folder}/404.html`),
  '    rewrite * /404.html',
  '    file_server',
  '  }',
  '}',
]
