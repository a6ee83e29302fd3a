import type { CDPSession, Page } from '@playwright/test'

/**
 * Dictation and the keyboards of Indian scripts do not type: they compose, and hand a growing text to the field again
 * and again until they are done with it. This is such a keyboard.
 */
export class ComposingKeyboard {
  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<ComposingKeyboard> {
    return new ComposingKeyboard(await page.context().newCDPSession(page))
  }

  /** Puts the text into the field that has the focus, a character more each time, and is not done with it. */
  async begin(text: string): Promise<void> {
    for (let length = 1; length <= text.length; length += 1)
      await this.session.send('Input.imeSetComposition', {
        text: text.slice(0, length),
        selectionStart: length,
        selectionEnd: length,
      })
  }

  async compose(text: string): Promise<void> {
    await this.begin(text)
    await this.session.send('Input.insertText', { text })
  }
}
