import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { expectTranslatable } from './translator'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const SMALLEST_TARGET = 44
/** Minified: each page would have to parse all of `axe.source`, which is twice as long. */
const AXE = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')

/** Expects nothing wider than the screen, so that the page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(overflow, `${what}: sideways scroll in pixels`).toBeLessThanOrEqual(0)
}

/** Touch targets smaller than a finger. Links within a sentence do not count. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const selector = 'button, a[href], select, textarea, [role=tab], [role=option], input:not([type=hidden])'
    const isSmall = (element: Element) => {
      // The touch target of a file, checkbox or radio input is its label.
      const isTicked = element.matches('input[type=file], input[type=checkbox], input[type=radio]')
      const { width, height } = ((isTicked && element.closest('label')) || element).getBoundingClientRect()
      // Browsers round by half a pixel.
      return Math.min(width, height) < smallest - 0.5
    }
    const inSentence = (element: Element) => getComputedStyle(element).display === 'inline'
    return [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !inSentence(element))
      .filter(isSmall)
      .map((element) => element.outerHTML.slice(0, 120))
  }, SMALLEST_TARGET)
}

/** Expects that no bar covers a focused link or button, and that its target is at least 24 px by 24 px. */
export async function expectFreeTargets(page: Page, what: string): Promise<void> {
  const covered = await page.evaluate(async () => {
    const found: string[] = []
    // A mobile browser adjusts its viewports to a new window size in the frames after it.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    scrollTo(0, 0)
    for (const target of document.querySelectorAll<HTMLElement>(':is(main, [role="main"]) :is(a, button)')) {
      target.focus()
      const { left, width, height, top, bottom } = target.getBoundingClientRect()
      const above = [top + 1, bottom - 1]
        .map((y) => document.elementFromPoint(left + width / 2, y))
        .filter((element) => !target.contains(element))
      const isSmall = Math.min(width, height) < 24 && getComputedStyle(target).display !== 'inline'
      const nameOf = (element: Element | null) => element?.outerHTML.slice(0, 120) ?? 'outside the window'
      if (above.length || isSmall)
        found.push(`${nameOf(target)} from ${top} to ${bottom}, under ${above.map(nameOf)}`)
    }
    return found
  })
  expect.soft(covered, `${what}: covered, or smaller than 24 px`).toEqual([])
}

/** The violations that axe finds, for all rules or only for contrast. */
async function violations(page: Page, only: 'all' | 'contrast'): Promise<string[]> {
  // The script stays in the page until the next load.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(
    async (runOnly) => {
      const found = await window.axe.run({ runOnly, resultTypes: ['violations'], elementRef: true })
      // axe exempts content that scrolls under a fixed bar, but not under a sticky one. See expectFreeTargets.
      const isInBar = (element?: Element | null): boolean =>
        element != null && (getComputedStyle(element).position === 'sticky' || isInBar(element.parentElement))
      const isUnderBar = ({ any }: axe.NodeResult) =>
        any.every(
          ({ relatedNodes = [] }) =>
            relatedNodes.length > 0 && relatedNodes.every(({ element }) => isInBar(element)),
        )
      return found.violations
        .map(({ id, nodes }) => ({
          id,
          nodes: nodes.filter((node) => id !== 'target-size' || !isUnderBar(node)),
        }))
        .filter(({ nodes }) => nodes.length > 0)
        .map(
          ({ id, nodes }) =>
            `${id}: ${nodes.map(({ html, any }) => [html.slice(0, 160), ...any.map(({ message }) => message)])}`,
        )
    },
    only === 'all'
      ? { type: 'tag' as const, values: RULES }
      : { type: 'rule' as const, values: ['color-contrast'] },
  )
}

/** Waits for transitions, whose intermediate colours would fail the contrast check. */
export const transitionsDone = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // A change of scheme or size takes effect in the next frames.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(changes.map(({ finished }) => finished))
  })

/** Changes the scheme and waits until the page has it. Otherwise axe would mix the colours of both schemes. */
async function inScheme(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme)
  await transitionsDone(page)
}

/** Expects that axe finds nothing, targets are large, nothing scrolls sideways, and browsers can translate. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await transitionsDone(page)
  // The screen's code may still load after its address was opened, or after the window got another width.
  await expect(page.locator('h1'), `${what}: a heading`).toBeAttached()
  await transitionsDone(page)
  expect.soft(await violations(page, 'all'), `${what}: axe`).toEqual([])
  await inScheme(page, 'dark')
  expect.soft(await violations(page, 'contrast'), `${what}: contrast in the dark`).toEqual([])
  await inScheme(page, 'light')
  expect.soft(await smallTargets(page), `${what}: smaller than 44 px`).toEqual([])
  await expectNoSidewaysScroll(page, what)
  await expectTranslatable(page, what)
}

/** Expects an outline on the focused element. A hidden file input shows it on its label. */
export async function expectVisibleFocus(page: Page, what: string): Promise<void> {
  const width = await page.evaluate(() => {
    const focused = document.activeElement
    const shown = focused?.matches('input[type=file]') ? focused.closest('label') : focused
    const { outlineStyle, outlineWidth } = getComputedStyle(shown ?? document.body)
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
  })
  expect.soft(width, `${what}: outline in pixels`).toBeGreaterThanOrEqual(2)
}
