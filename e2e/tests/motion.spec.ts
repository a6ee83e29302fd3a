import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

/** The elements that moved since the page opened, and from which positions. */
const movesOf = (page: Page) => page.evaluate(() => (window as unknown as { moves: string[] }).moves)

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const moves: string[] = []
    Object.assign(window, { moves })
    const animate = Element.prototype.animate
    Element.prototype.animate = function (keyframes, options) {
      moves.push(`${this.tagName} ${JSON.stringify(keyframes)}`)
      return animate.call(this, keyframes, options)
    }
  }),
)

/** Goes from home to the wizard, one step on, and back home. The motion library loads meanwhile. */
async function walk(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New Job Post' }).click()
  await page.getByRole('button', { name: 'Candidate Requirements' }).click()
  await expect(page.getByRole('heading', { name: 'Candidate Requirements' })).toBeFocused()
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'New Job Post' })).toBeVisible()
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/frontend/home')
  await page.getByRole('button', { name: "I'm a Company" }).click()
}

test('screens slide in, steps grow, and no style remains', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openHome(page)
  await expect(async () => {
    await walk(page)
    const moves = (await movesOf(page)).join('\n')
    expect(moves).toMatch(/MAIN.*translateX\(6%\)/)
    expect(moves).toMatch(/MAIN.*translateX\(-6%\)/)
    expect(moves).toMatch(/SPAN.*scale/)
  }).toPass()
  await expect(page.getByRole('main')).not.toHaveAttribute('style', /transform/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('nothing moves if reduced motion is preferred', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHome(page)
  for (const _round of [1, 2, 3]) await walk(page)
  expect(await movesOf(page)).toEqual([])
})
