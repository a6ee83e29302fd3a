import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const SMALLEST_TARGET = 44

/** Widths that stick out of the screen: the page can then be pushed sideways. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(overflow, `${what}: sideways scroll in pixels`).toBeLessThanOrEqual(0)
}

/** What can be tapped on the screen and is smaller than a finger; links within a sentence do not count. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const selector = 'button, a[href], select, textarea, [role=tab], [role=option], input:not([type=hidden])'
    const isSmall = (element: Element) => {
      // A file, a tick or a choice is tapped by its label.
      const isTicked = element.matches('input[type=file], input[type=checkbox], input[type=radio]')
      const { width, height } = ((isTicked && element.closest('label')) || element).getBoundingClientRect()
      // Half a pixel is rounding.
      return Math.min(width, height) < smallest - 0.5
    }
    const inSentence = (element: Element) => getComputedStyle(element).display === 'inline'
    return [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !inSentence(element))
      .filter(isSmall)
      .map((element) => element.outerHTML.slice(0, 120))
  }, SMALLEST_TARGET)
}

/** What axe finds wrong with the page as it is. The library stays in the page until that is loaded anew. */
async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (tags) => {
    const found = await window.axe.run({
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
    })
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160))}`)
  }, RULES)
}

/** A colour on its way to another has the contrast of neither. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(changes.map(({ finished }) => finished))
  })

/** axe finds nothing, nothing sticks out, and a finger hits what it aims at. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await settled(page)
  expect.soft(await violations(page), `${what}: axe`).toEqual([])
  expect.soft(await smallTargets(page), `${what}: smaller than 44 px`).toEqual([])
  await expectNoSidewaysScroll(page, what)
}

/** The element that has the focus shows it: by an outline of its own, or of the label that it hides in. */
export async function expectVisibleFocus(page: Page, what: string): Promise<void> {
  const width = await page.evaluate(() => {
    const focused = document.activeElement
    const shown = focused?.matches('input[type=file]') ? focused.closest('label') : focused
    const { outlineStyle, outlineWidth } = getComputedStyle(shown ?? document.body)
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
  })
  expect.soft(width, `${what}: outline in pixels`).toBeGreaterThanOrEqual(2)
}
