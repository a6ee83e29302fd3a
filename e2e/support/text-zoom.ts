import { expect, type Page } from '@playwright/test'
import { expectNoSidewaysScroll, transitionsDone } from './accessibility'

/** Doubles the page's text size (WCAG 2.2, 1.4.4) while `look` runs. */
export async function inDoubledText(page: Page, look: () => Promise<void>): Promise<void> {
  const resize = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
    }, size)
  await resize('200%')
  await transitionsDone(page)
  await look()
  await resize('')
}

/**
 * Words, pictures and controls that are not fully visible: cut off by a box, outside their own box, or overlapping.
 */
async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Part = { text: string; element: Element; lines: DOMRect[] }
    const found: string[] = []
    // An open dialog covers the rest.
    const shown = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body

    /** The visible lines of a text, without the font's space above and below the letters. */
    function linesOf(node: Node): DOMRect[] {
      const range = document.createRange()
      range.selectNodeContents(node)
      return Array.from(range.getClientRects()).map(({ x, y, width, height }) => {
        const free = height * 0.2
        return new DOMRect(x, y + free, width, height - 2 * free)
      })
    }

    /** Leaves out hidden text for screen readers, which is one pixel wide. */
    const isForEyes = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('option, script, style') &&
      getComputedStyle(element).clipPath === 'none'

    const words: Part[] = []
    const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const element = node.parentElement
      if (text && element && isForEyes(element)) words.push({ text, element, lines: linesOf(node) })
    }

    const hasEdges = ({ backgroundColor, borderTopWidth }: CSSStyleDeclaration) =>
      backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px'
    const isOutside = (line: DOMRect, box: DOMRect) =>
      line.left < box.left - 1 ||
      line.right > box.right + 1 ||
      line.top < box.top - 1 ||
      line.bottom > box.bottom + 1

    const partsOf = (selector: string): Part[] =>
      [...shown.querySelectorAll(selector)]
        .filter(isForEyes)
        .map((element) => ({ text: nameOf(element), element, lines: [...element.getClientRects()] }))
    const nameOf = ({ tagName, textContent, id }: Element) => `${tagName} ${textContent?.trim() || id}`.trim()
    const pictures = partsOf('svg, img')
    const controls = partsOf('button, a, input:not([type=file]), select, textarea')
    for (const part of [...words, ...pictures, ...controls]) {
      const { text, element, lines } = part
      // A control has its own edges, so its parent must contain it.
      const start = controls.includes(part) ? element.parentElement : element.closest(':not(svg, svg *)')
      for (let box = start; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box)
        const edges = hasEdges(style) || style.overflowX !== 'visible'
        // An inline box has no relevant edges. A scrolling box can show the rest, even beyond the boxes around it.
        if (!edges || style.display === 'inline') continue
        const frame = box.getBoundingClientRect()
        if (style.overflowY === 'auto') {
          if (lines.some(({ left, right }) => left < frame.left - 1 || right > frame.right + 1))
            found.push(`'${text}' is wider than its scrolling ${box.tagName}`)
          break
        }
        if (lines.some((line) => isOutside(line, frame)))
          found.push(`'${text}' sticks out of its ${box.tagName}`)
        break
      }
    }

    // The text in an area of several lines scrolls, but its placeholder does not. An area of one line grows.
    for (const field of shown.querySelectorAll('input:not([type=file]), select, textarea'))
      if (
        isForEyes(field) &&
        !(field instanceof HTMLTextAreaElement && field.rows > 1 && field.value) &&
        field.scrollHeight > field.clientHeight + 1
      )
        found.push(`the words in ${field.id || field.outerHTML.slice(0, 60)} are cut off`)

    const isFixed = (element: Element): boolean =>
      element !== shown &&
      (['sticky', 'fixed'].includes(getComputedStyle(element).position) ||
        (element.parentElement !== null && isFixed(element.parentElement)))
    // Other content scrolls under a sticky or fixed box.
    const still = words.filter(({ element }) => !isFixed(element))
    const stillPictures = pictures.filter(({ element }) => !isFixed(element))
    const cross = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2
    for (const [index, one] of still.entries())
      for (const other of [...still.slice(index + 1), ...stillPictures])
        if (one.lines.some((line) => other.lines.some((across) => cross(line, across))))
          found.push(`'${one.text}' and '${other.text}' lie across each other`)
    return found
  })
}

/** Words broken between lines without a hyphen. Addresses and people's texts may break. */
async function splitWords(page: Page, part: string): Promise<string[]> {
  return page.locator(part).evaluate((root) => {
    const found: string[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (element.closest('option, script, style, textarea') || getComputedStyle(element).clipPath !== 'none')
        continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s/\-–—@.]+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
        if (tops.size > 1) found.push(word)
      }
    }
    return found
  })
}

/** No word is broken between lines in a part of the page, a selector. */
export async function expectUnbrokenWords(page: Page, what: string, part = 'body'): Promise<void> {
  expect.soft(await splitWords(page, part), `${what}: words that go on in the next line`).toEqual([])
}

/** Every word is fully visible. */
async function expectWholeWords(page: Page, what: string): Promise<void> {
  expect.soft(await brokenWords(page), `${what}: words that are not whole`).toEqual([])
}

/** Every word is fully visible, and nothing is wider than the screen. */
export async function expectReadable(page: Page, what: string): Promise<void> {
  await expectWholeWords(page, what)
  await expectNoSidewaysScroll(page, what)
}

/** The same with doubled text. */
export const expectReadableDoubled = (page: Page, what: string): Promise<void> =>
  inDoubledText(page, () => expectReadable(page, `${what}, doubled text`))
