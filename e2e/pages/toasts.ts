import { expect, type Locator, type Page } from '@playwright/test'

declare global {
  interface Window {
    toasts?: string[]
  }
}

/** The toasts that are on the page with this text. */
export const toastsOf = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('alert').filter({ hasText: text })

/** Takes the focus from the page's window, so that toasts wait, or gives it back. */
export const sendToWindow = (page: Page, event: 'blur' | 'focus'): Promise<boolean> =>
  page.evaluate((type) => window.dispatchEvent(new Event(type)), event)

/** To run in a page before all else: notes what each toast says, since they go by themselves. */
export function noteToasts(): void {
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

/** Waits for a toast with this text that no one has waited for yet; it may be gone already. */
export async function toasted(page: Page, text: string): Promise<void> {
  const take = () =>
    page.evaluate((words) => {
      const place = window.toasts?.findIndex((toast) => toast.includes(words)) ?? -1
      return place >= 0 && window.toasts?.splice(place, 1).length === 1
    }, text)
  await expect.poll(take, { message: `a toast says "${text}"` }).toBe(true)
}

/** Waits until no toast is left: as long as one is there, if only folded up, the same words are not said again. */
export async function toastsGone(page: Page): Promise<void> {
  await expect(page.locator('.Toastify__toast')).toHaveCount(0)
}
