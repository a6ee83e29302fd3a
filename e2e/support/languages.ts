import type { Page } from '@playwright/test'
import languages from '../../job_portal/rules/languages.json' with { type: 'json' }

/** The button of a language, which always shows the language's own name. */
export const choiceOf = (page: Page, code: keyof typeof languages) =>
  page.getByRole('button', { name: languages[code], exact: true })

/** The language names on the page. */
export const choices = (page: Page) =>
  page.locator(
    `button:is(${Object.keys(languages)
      .map((code) => `[lang=${code}]`)
      .join()})`,
  )
