import { expect, test } from './quiet-test.ts'

test('the browser knows every font of the style sheet, also those that stand in for others', async ({
  page,
}) => {
  const html = await (await page.request.get('/')).text()
  const declared = [...html.matchAll(/@font-face\{font-family:"?([^";]+)/g)].map(([, name]) => name)
  expect(declared.length).toBeGreaterThan(2)
  const early = [...html.matchAll(/<link rel="preload" href="([^"]*)"/g)].map(([, url]) => url)
  expect(early.sort()).toEqual(
    [...html.matchAll(/url\((\/[^)]*\.woff2)\)/g)].map(([, u]) => u).sort(),
  )
  await page.goto('/')
  const known = await page.evaluate(() =>
    [...document.fonts].map(({ family }) => family.replaceAll('"', '')),
  )
  expect(known.sort()).toEqual(declared.sort())
})
