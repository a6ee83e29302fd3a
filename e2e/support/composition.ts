import type { CDPSession, Page } from '@playwright/test'

/**
 * A composing keyboard, like dictation and the keyboards of Indian scripts. It does not type key by key: it replaces a
 * growing text in the field until the text is complete.
 */
export class ComposingKeyboard {
  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<ComposingKeyboard> {
    return new ComposingKeyboard(await page.context().newCDPSession(page))
  }

  /** Composes the text in the focused field, one character at a time, and leaves the composition open. */
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
