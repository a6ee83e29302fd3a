import type { Location } from 'react-router-dom'

/**
 * The page to return to after signing in: its address and history state. Another account may sign in, so screens store
 * only positions and ids in that state.
 */
export type PageToReturnTo = { path: string; state?: object }

/** The history state of the sign-in screens. */
export type SignInState = {
  /** The page where a guard turned the visitor away. */
  returnTo?: PageToReturnTo
}

/** Builds the state that leads back to this page after login. */
export const returningTo = ({ pathname, search, state }: Location): SignInState => ({
  returnTo: { path: pathname + search, state },
})

/** Reads the guard's page from a history state. Only the app's own addresses and object states count. */
export function returnToOf(state: unknown): PageToReturnTo | undefined {
  const { path, state: held }: Partial<PageToReturnTo> = (state as SignInState | null)?.returnTo ?? {}
  if (typeof path !== 'string' || !/^\/(?!\/)/.test(path)) return undefined
  return { path, state: typeof held === 'object' && held && !Array.isArray(held) ? held : undefined }
}
