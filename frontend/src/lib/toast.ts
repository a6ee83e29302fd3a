import { boot } from './boot'
import { createStore } from './store'

/** The app's toasts. They wait in a queue because app/toaster.tsx loads their container at the first one. */
export type Toast = { kind: 'success' | 'error' | 'info'; message: string; long: boolean }
export type ToastOptions = {
  /** Whether it stays for `toast_long_ms` of the rules instead of `toast_ms` (docs/behaviour.md#toasts). */
  long?: boolean
  /** Whether the screen itself shows the message, too. A live site then shows no toast. */
  isOnScreen?: boolean
}

const queue: Toast[] = []
const shown = createStore(queue)

function show(kind: Toast['kind'], message: string, { long = false, isOnScreen }: ToastOptions = {}): void {
  if (isOnScreen && boot.market === 'live') return
  queue.push({ kind, message, long })
  shown.set(queue)
}

export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
}

/** Takes the waiting toasts out of the queue. */
export function takeToasts(): Toast[] {
  return queue.splice(0)
}

/** Calls the listener at each new toast, and at once if some are waiting. */
export function subscribeToasts(listener: () => void): () => void {
  if (queue.length > 0) listener()
  return shown.subscribe(listener)
}
