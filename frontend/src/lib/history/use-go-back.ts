import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { readSession } from '@/lib/backend/session'
import { boot } from '@/lib/boot'
import { isInBrowser } from '@/lib/environment'
import { basename, paths } from '@/lib/routes'

/** The number of our pages before this one: the router counts them in the history state. */
export const pagesBefore = () => (window.history.state as { idx?: number } | null)?.idx ?? 0

/** Where Back leads from the first page of a visit: a guest of a live site to the jobs, everybody else to home. */
const top = () => (boot.market === 'live' && !readSession() ? paths.jobs : paths.home)

/** Goes to the previous page, or to the top when there is none of ours. */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  return useCallback(() => void (pagesBefore() > 0 ? navigate(-1) : navigate(top())), [navigate])
}

/** Goes back to the previous page with another query, so that the old query is not left in the history. */
export function useReturnTo(): (address: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (address) => {
      if (pagesBefore() === 0) return void navigate(address, { replace: true })
      // The router's own listener runs first; it paints only the new query.
      window.addEventListener('popstate', () => void navigate(address, { replace: true }), { once: true })
      void navigate(-1)
    },
    [navigate],
  )
}

/** An entry of the browser's Navigation API, which Chromium and newer versions of others have. */
type Entry = { index: number; url: string | null }
type Navigation = { currentEntry: Entry | null; entries: () => Entry[] }

const { navigation } = (isInBrowser ? window : {}) as { navigation?: Navigation }

/** Whether the page that many entries back is known to be at the path. */
export function isPageBefore(path: string, pages = 1): boolean {
  const { index = 0 } = navigation?.currentEntry ?? {}
  const url = navigation?.entries()[index - pages]?.url
  return pages <= pagesBefore() && url != null && new URL(url).pathname === basename + path
}

/** Goes to an address: back if it is the previous page, else forward. */
export function useGoUp(path: string): () => void {
  const navigate = useNavigate()
  return useCallback(() => void (isPageBefore(path) ? navigate(-1) : navigate(path)), [navigate, path])
}
