import type { Page } from '@playwright/test'

/** A text given to the phone's voice. */
export type Reading = { text: string; voice: string }

type Heard = typeof globalThis & { readings: Reading[]; endReading: () => void }

/**
 * Adds voices of these languages to the browser, which has none. They record each text and keep reading until
 * `endReading`. Call it before the page is opened.
 */
export async function giveVoices(page: Page, languages: string[]): Promise<void> {
  await page.addInitScript((langs) => {
    const heard = globalThis as Heard
    let queue: SpeechSynthesisUtterance[] = []
    heard.readings = []
    heard.endReading = () => {
      for (const spoken of queue.splice(0)) spoken.onend?.(new Event('end') as SpeechSynthesisEvent)
    }
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => langs.map((lang) => ({ lang, name: lang })),
      speak: (spoken: SpeechSynthesisUtterance) => {
        queue.push(spoken)
        heard.readings.push({ text: spoken.text, voice: spoken.voice?.lang ?? '' })
      },
      cancel: () => {
        queue = []
      },
    })
    Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis })
    // The browser's own class accepts only its own voices.
    Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', {
      value: class {
        voice = null
        lang = ''
        onend = null
        onerror = null
        constructor(readonly text: string) {}
      },
    })
  }, languages)
}

export const readings = (page: Page): Promise<Reading[]> =>
  page.evaluate(() => (globalThis as Heard).readings)

export const endReading = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as Heard).endReading())
