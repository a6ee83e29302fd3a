import type { Location } from 'react-router-dom'

/**
 * A page that one signs in for: its address, and what its place in the history held. Screens keep positions and ids
 * there and nothing else, since another account may be the one that signs in.
 */
export type PageToReturnTo = { path: string; state?: object }

/** What the screens of a sign-in hand on in the history's state. */
export type SignInState = {
  /** Where a guard turned the visitor away. */
  returnTo?: PageToReturnTo
}

/** Sends to login with the way back to this page. */
export const returningTo = ({ pathname, search, state }: Location): SignInState => ({
  returnTo: { path: pathname + search, state },
})

/** The guard's page in a history state, or undefined. Only addresses of the app count, and only an object is its state. */
export function returnToOf(state: unknown): PageToReturnTo | undefined {
  const { path, state: held }: Partial<PageToReturnTo> = (state as SignInState | null)?.returnTo ?? {}
  if (typeof path !== 'string' || !/^\/(?!\/)/.test(path)) return undefined
  return { path, state: typeof held === 'object' && held && !Array.isArray(held) ? held : undefined }
}
