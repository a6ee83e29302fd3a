import type { Locator, Page } from '@playwright/test'

/** The toasts on the page with this text. */
export const toastsOf = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('alert').filter({ hasText: text })

/** Takes the focus from the page's window, so that toasts wait, or gives it back. */
export const sendToWindow = (page: Page, event: 'blur' | 'focus'): Promise<boolean> =>
  page.evaluate((type) => window.dispatchEvent(new Event(type)), event)
