import { expect, test } from '../support/test'

/** A chunk's name is the hash of its content, so no chunk should load twice. */
test('a screen is loaded once, when a finger touches its link', async ({ page, signIn }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) asked.push(request.url())
  })
  const more = async (before: number) => expect.poll(() => asked.length).toBeGreaterThan(before)
  await signIn.openLogin()
  await page.waitForLoadState('networkidle')

  const first = asked.length
  const link = await page.getByRole('link', { name: 'Sign Up' }).boundingBox()
  await page.mouse.move(Number(link?.x) + 5, Number(link?.y) + 5)
  await page.mouse.down()
  await more(first)
  await expect(page).toHaveURL(/\/login$/)

  const second = asked.length
  await signIn.mobile().focus()
  await more(second)
  await page.waitForLoadState('networkidle')
  expect(new Set(asked).size).toBe(asked.length)
})
