import type { Page } from '@playwright/test'

/** The number of the app's pages before this one in the history. */
export const pagesBefore = (page: Page): Promise<number> => page.evaluate(() => history.state?.idx)

/** The id of the account's company, as the browser stores it. */
export const storedCompanyName = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('companyName'))
