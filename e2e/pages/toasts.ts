import { expect, type Locator, type Page } from '@playwright/test'

declare global {
  interface Window {
    toasts?: string[]
  }
}

/** The toasts with this text that the page shows now. */
export const toastsOf = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('alert').filter({ hasText: text })

/** Takes the focus from the window, or returns it. Toasts stay while the window has no focus. */
export const sendToWindow = (page: Page, event: 'blur' | 'focus'): Promise<boolean> =>
  page.evaluate((type) => window.dispatchEvent(new Event(type)), event)

/** Runs in the page before its scripts. Records the text of each toast, because toasts close on their own. */
export function recordToasts(): void {
  const toasts: string[] = []
  window.toasts = toasts
  const note = (node: Node) => {
    if (!(node instanceof Element) || !node.closest('.Toastify')) return
    const alerts = node.matches('[role=alert]') ? [node] : node.querySelectorAll('[role=alert]')
    for (const { textContent } of alerts) toasts.push(String(textContent))
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(note)
  }).observe(document, { childList: true, subtree: true })
}

/** Waits for a toast with this text, open or already closed. Each toast counts for one call. */
export async function toasted(page: Page, text: string): Promise<void> {
  const take = () =>
    page.evaluate((words) => {
      const place = window.toasts?.findIndex((toast) => toast.includes(words)) ?? -1
      return place >= 0 && window.toasts?.splice(place, 1).length === 1
    }, text)
  await expect.poll(take, { message: `a toast says "${text}"` }).toBe(true)
}

/** Waits until no toast is left, because the app does not show the same text twice at once. */
export async function toastsGone(page: Page): Promise<void> {
  await expect(page.locator('.Toastify__toast')).toHaveCount(0)
}
