import type { HostRules } from './host-rules.ts'
import { lines } from './lines.ts'
import { withSearch } from './with-search.ts'

const packed = [
  'text/css text/plain text/xml application/javascript application/json application/manifest+json',
  'image/svg+xml',
].join(' ')

/**
 * nginx 1.18 or later: to be included in a `server` block whose `root` is this folder. What a location redirects to
 * by `rewrite` is encoded anew, by `return` it would not be.
 */
export function nginxFile({ always, folders, redirects, notFoundIn }: HostRules): string {
  const add = (name: string, value: string) => `add_header ${name} '${value}' always;`
  return lines([
    'index index.html;',
    'absolute_redirect off;',
    'charset utf-8;',
    'charset_types text/css text/plain text/xml application/javascript;',
    'gzip on;',
    'gzip_static on;',
    'gzip_vary on;',
    `gzip_types ${packed};`,
    'set $missing /404.html;',
    ...notFoundIn.map((folder) => `if ($uri ~ ^${folder}/) { set $missing ${folder}/404.html; }`),
    'error_page 404 $missing;',
    ...always.map(([name, value]) => add(name, value.replaceAll("'", "\\'"))),
    "set $kept 'no-cache';",
    ...folders.map(
      ({ folder, header: [, value] }) => `if ($uri ~ ^${folder}) { set $kept '${value}'; }`,
    ),
    'add_header Cache-Control $kept always;',
    ...redirects.map(
      ([from, to]) => `location = ${from} { return 301 "${withSearch(to, '$is_args$args')}"; }`,
    ),
    'location ~ ^/(_headers|_redirects|nginx\\.conf)$ { return 404; }',
    'location ~ \\.webmanifest$ { default_type application/manifest+json; }',
    'location ~ ^(?<page>.*)/$ { try_files $page/index.html @slash; }',
    'location @slash {',
    '  if (-f $document_root$page.html) { rewrite ^(.+)/$ $1 permanent; }',
    '  return 404;',
    '}',
    'location / { try_files $uri $uri.html @folder; }',
    'location @folder {',
    '  if (-f $document_root$uri/index.html) { rewrite ^(.*)$ $1/ permanent; }',
    '  return 404;',
    '}',
  ])
}
