import type { Locator, Page } from '@playwright/test'

/** The toasts on the page with this text. */
export const toastsOf = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('alert').filter({ hasText: text })
