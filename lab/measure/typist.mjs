// A person with a phone: each character and each tap takes a realistic time.

/** The mean of 37,370 people on phones: Palin, Feit, Kim, Kristensson, Oulasvirta, "How do People Type on Mobile Devices?", 2019. */
export const WORDS_A_MINUTE = 36
/** A word is five characters, as in that study. */
const KEY_MS = 60_000 / (WORDS_A_MINUTE * 5)
/** The time to find and reach a target: Card, Moran, Newell, "The keystroke-level model", 1980. */
export const TAP_MS = 1100

/** @param {import('../../e2e/node_modules/playwright/index.js').Locator} field */
const hasFocus = (field) => field.evaluate((element) => element === document.activeElement)

export class Typist {
  /** Taps, except those into a field. */
  taps = 0
  fields = 0
  characters = 0
  /** Milliseconds of reading, reaching and typing. */
  busy = 0

  /** @param {import('../../e2e/node_modules/playwright/index.js').Page} page */
  constructor(page) {
    this.page = page
  }

  /** @param {import('../../e2e/node_modules/playwright/index.js').Locator} target */
  async tap(target) {
    await this.reach()
    await target.tap()
  }

  /**
   * Types into a field, after a tap unless the field has the focus.
   * @param {import('../../e2e/node_modules/playwright/index.js').Locator} field
   * @param {string} text
   */
  async type(field, text) {
    if (!(await hasFocus(field))) {
      await this.pause(TAP_MS)
      await field.tap()
    }
    this.fields++
    await this.page.keyboard.type(text, { delay: KEY_MS })
    this.busy += text.length * KEY_MS
    this.characters += text.length
  }

  /**
   * Opens a list of choices and taps one.
   * @param {import('../../e2e/node_modules/playwright/index.js').Locator} field
   * @param {string} option
   */
  async choose(field, option) {
    await this.reach()
    await this.reach()
    await field.selectOption(option)
  }

  /** Counts a tap that the caller makes. */
  async reach() {
    this.taps++
    await this.pause(TAP_MS)
  }

  /** @param {number} milliseconds */
  async pause(milliseconds) {
    this.busy += milliseconds
    await this.page.waitForTimeout(milliseconds)
  }
}
