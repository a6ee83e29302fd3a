import type { Page } from '@playwright/test'
import languages from '../../job_portal/rules/languages.json' with { type: 'json' }
import type { Administrator } from '../../scripts/lib/administrator.mjs'

/** Has the site offer every language that the app speaks. */
export function offerLanguages(administrator: Administrator): Promise<void> {
  const ticked = Object.keys(languages).filter((code) => code !== 'en')
  const settings = Object.fromEntries(ticked.map((code) => [`language_${code}`, 1]))
  return administrator.update('Job Portal Settings', 'Job Portal Settings', settings)
}

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
