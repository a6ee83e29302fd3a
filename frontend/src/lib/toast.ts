import { createStore } from './store'

/** Toasts of the app. The container (app/toaster.tsx) is loaded at the first one, hence the queue. */
export type Toast = { kind: 'success' | 'error' | 'info'; message: string; long: boolean }
export type ToastOptions = {
  /** 5 s instead of 3 s: a failed load of the company or its contacts (docs/behaviour.md#toasts). */
  long?: boolean
}

const queue: Toast[] = []
const shown = createStore(queue)

function show(kind: Toast['kind'], message: string, { long = false }: ToastOptions = {}): void {
  queue.push({ kind, message, long })
  shown.set(queue)
}

export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
}

/** Hands over what waits to be shown; each toast is handed over once. */
export function takeToasts(): Toast[] {
  return queue.splice(0)
}

/** Calls the listener at each new toast, and at once when some wait already. */
export function subscribeToasts(listener: () => void): () => void {
  if (queue.length > 0) listener()
  return shown.subscribe(listener)
}
