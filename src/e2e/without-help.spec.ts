import { expect, expectSaid, test } from './quiet-test.ts'

test('without styles the trap for machines is not shown', async ({ page }) => {
  await page.goto('/contact')
  await page.evaluate(() => {
    for (const sheet of document.querySelectorAll('style')) sheet.remove()
  })
  await expect(page.locator('input[name=website]')).toBeHidden()
  await expect(page.getByLabel('Name*')).toBeVisible()
})

test('on paper what is folded is there', async ({ page }) => {
  await page.goto('/training')
  const folded = page.locator('main details').first().getByRole('listitem').first()
  await expect(folded).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(folded).toBeVisible()
  expect((await folded.boundingBox())?.height).toBeGreaterThan(8)
})

for (const width of [1440, 390])
  test(`at ${width} px a drawing that is missing leaves nothing; else it comes before other pictures`, async ({
    page,
    messages,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.route('**/_art/**', (route) => route.fulfill({ status: 404 }))
    await page.goto('/')
    const broken = await page.screenshot()
    const drawing = page.locator('main img').first()
    await expect(drawing).toHaveAttribute('fetchpriority', 'high')
    await drawing.evaluate((image) => image.remove())
    expect((await page.screenshot()).equals(broken)).toBe(true)
    await expectSaid(messages, '404')
  })
