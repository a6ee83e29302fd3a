import { expect, type Page } from '@playwright/test'
import { readCatalogue } from '../../scripts/lib/strings/catalogues.mjs'

const PLACEHOLDER = /\{\d*\}/
/** Shorter texts, without placeholders, may equal what people write. */
const TELLING_LETTERS = 6
/** A text with one of these words is English, whoever wrote it. */
const ENGLISH =
  /\b(the|is|are|was|were|be|you|your|please|not|no|this|that|here|there|yet|with|for|from|to|of|and|or|at|by)\b/i

const SCRIPTS = { hi: /\p{Script=Devanagari}/u, ta: /\p{Script=Tamil}/u }

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The app's English texts whose translation in this language differs. */
function englishTexts(language: string) {
  const entries = [...readCatalogue(language).values()].filter(({ msgid, msgstr }) => msgid !== msgstr[0])
  const texts = entries.map(({ msgid }) => msgid)
  const plain = new Set(texts.filter((text) => !PLACEHOLDER.test(text)))
  const patterns = texts
    .filter((text) => PLACEHOLDER.test(text))
    .map((text) => text.split(/\{\d*\}/))
    .filter((parts) => parts.join('').replace(/[^a-z]/gi, '').length >= TELLING_LETTERS)
    .map((parts) => new RegExp(`^${parts.map(escaped).join('.*')}$`, 's'))
  return (text: string) => plain.has(text) || patterns.some((pattern) => pattern.test(text))
}

/** Every text of the page, including those for screen readers only: {element: text}. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt']
    const found: [string, string][] = [['title', document.title]]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (element && !element.closest('script, style, noscript'))
        found.push([element.tagName.toLowerCase(), node.textContent ?? ''])
    }
    for (const name of ATTRIBUTES)
      for (const element of document.querySelectorAll(`[${name}]`))
        found.push([name, element.getAttribute(name) ?? ''])
    for (const element of document.querySelectorAll('textarea')) found.push(['textarea', element.value])
    return found.map(([where, text]): [string, string] => [where, text.replace(/\s+/g, ' ').trim()])
  })

/**
 * Finds texts that are still in English.
 * @param written texts of people, which are not translated
 */
export function translationCheck(language: keyof typeof SCRIPTS, written: readonly (string | RegExp)[]) {
  const isOurs = englishTexts(language)
  const isWritten = (text: string) =>
    written.some((each) => (typeof each === 'string' ? each === text : each.test(text)))
  return async (page: Page, what: string): Promise<void> => {
    const texts = (await textsOf(page)).filter(([, text]) => !isWritten(text))
    const english = texts.filter(([, text]) => isOurs(text) || ENGLISH.test(text))
    expect.soft(english, `${what}: not translated`).toEqual([])
    const letters = texts.map(([, text]) => text).join('')
    expect.soft(SCRIPTS[language].test(letters), `${what}: in its script`).toBe(true)
  }
}
