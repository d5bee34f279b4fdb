import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { checkBuiltSite } from './built-site.ts'

const page = (body: string) =>
  `<!doctype html><html><head><link rel="canonical" href="https://bakery.example/"></head>\n<body id="app">${body}</body></html>`

/** What is found in a site of these files, besides a home page, a page about bread and a picture. */
async function check(files: { [name: string]: string }): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'built-'))
  const all = {
    'index.html': page(''),
    'bread.html': page('<h2 id="starter">Starter</h2>'),
    'shop/index.html': page(''),
    'oven.png': '',
    'sitemap.xml': '<loc>https://bakery.example/</loc>',
    _redirects: '/loaves /bread 301\n',
    ...files,
  }
  for (const [name, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  const findings = await checkBuiltSite(folder)
  await rm(folder, { recursive: true })
  return findings.map(({ at, message }) => `${at.file.slice(folder.length)}:${at.line} ${message}`)
}

test.each([
  '<a href="/bread">',
  '<a href="/bread/">',
  '<a href="/shop/">',
  '<a href="/bread#starter">',
  '<a href="/loaves#starter">',
  '<a href="bread?x=1">',
  '<a href="#app">',
  '<img src="/oven.png" srcset="/oven.png 1x, oven.png 2x">',
  '<a href="https://mill.example/none">',
  '<a href="mailto:a@b.example">',
  '<a href="https://bakery.example/bread">',
  '<script>"<a href=/none>"</script>',
  '<!-- <a href="/none"> -->',
  '<textarea><a href="/none"></textarea>',
  '<img src="data:image/png;base64,AAAA">',
])('%s resolves', async (body) => {
  expect(await check({ 'index.html': page(body) })).toEqual([])
})

test.each([
  {
    body: '<a href="/braed">',
    says: 'The href "/braed" leads to no file of the built site and to no redirect.',
  },
  {
    body: '<a class=x href=/braed>',
    says: 'The href "/braed" leads to no file of the built site and to no redirect.',
  },
  {
    body: '<a href="/br&eacute;ad">',
    says: 'The href "/bréad" leads to no file of the built site and to no redirect.',
  },
  {
    body: '<a href="/bread#stater">',
    says: 'The href "/bread#stater" leads to "/bread", which has no place named "stater".',
  },
  {
    body: '<img src="/none.png">',
    says: 'The src "/none.png" leads to no file of the built site and to no redirect.',
  },
  {
    body: '<img srcset="/oven.png 1x, /none.png 2x">',
    says: 'The srcset "/none.png" leads to no file of the built site and to no redirect.',
  },
  {
    body: '<meta property="og:image" content="https://bakery.example/none.png">',
    says: 'The content "https://bakery.example/none.png" leads to no file of the built site and to no redirect.',
  },
])('$body is found, with its line', async ({ body, says }) => {
  expect(await check({ 'index.html': page(body) })).toEqual([`/index.html:2 ${says}`])
})

test('the canonical address, the sitemap and the redirects are held to the files as well', async () => {
  const found = await check({
    'about.html': '<link rel="canonical" href="https://bakery.example/abuot">',
    'sitemap.xml': '<loc>https://bakery.example/</loc>\n<loc>https://bakery.example/none</loc>',
    _redirects: '/loaves /rolls 301\n',
  })
  const lost = 'leads to no file of the built site and to no redirect.'
  expect(found).toEqual([
    `/about.html:1 The href "https://bakery.example/abuot" ${lost}`,
    `/sitemap.xml:2 The sitemap.xml "https://bakery.example/none" ${lost}`,
    `/_redirects:1 The _redirects "/rolls" ${lost}`,
  ])
})
