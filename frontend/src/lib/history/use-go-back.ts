import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { isInBrowser } from '@/lib/environment'
import { basename, paths } from '@/lib/routes'

/** How many pages of ours come before this one: the router counts them in the history, whatever replaced which. */
export const pagesBefore = () => (window.history.state as { idx?: number } | null)?.idx ?? 0

/** Goes to the page before; home when there is none of ours. */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  return useCallback(() => void (pagesBefore() > 0 ? navigate(-1) : navigate(paths.home)), [navigate])
}

/** Goes back to the page that led to this one, at another query: Back does not lead through the former one. */
export function useReturnTo(): (address: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (address) => {
      if (pagesBefore() === 0) return void navigate(address, { replace: true })
      // The router hears of the page first: it shows it with the new query only.
      window.addEventListener('popstate', () => void navigate(address, { replace: true }), { once: true })
      void navigate(-1)
    },
    [navigate],
  )
}

/** Of the browser's history, where it tells: Chromium does, older versions of others do not (HTML, "Navigation API"). */
type Entry = { index: number; url: string | null }
type Navigation = { currentEntry: Entry | null; entries: () => Entry[] }

const { navigation } = (isInBrowser ? window : {}) as { navigation?: Navigation }

/** Whether the page that comes so many before this one is known to be that of the path. */
export function isPageBefore(path: string, pages = 1): boolean {
  const { index = 0 } = navigation?.currentEntry ?? {}
  const url = navigation?.entries()[index - pages]?.url
  return pages <= pagesBefore() && url != null && new URL(url).pathname === basename + path
}

/** Goes to the given address: back to it where it is the page before, else on to it. */
export function useGoUp(path: string): () => void {
  const navigate = useNavigate()
  return useCallback(() => void (isPageBefore(path) ? navigate(-1) : navigate(path)), [navigate, path])
}
