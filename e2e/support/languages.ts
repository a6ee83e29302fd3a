import type { Page } from '@playwright/test'
import languages from '../../job_portal/rules/languages.json' with { type: 'json' }

/** The button of a language. It is called by its name in its own script on every page. */
export const choiceOf = (page: Page, code: keyof typeof languages) =>
  page.getByRole('button', { name: languages[code], exact: true })

/** Every language's name that the page shows. */
export const choices = (page: Page) =>
  page.locator(
    `button:is(${Object.keys(languages)
      .map((code) => `[lang=${code}]`)
      .join()})`,
  )
