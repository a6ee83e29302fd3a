import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { isInBrowser } from './environment'
import { basename, paths } from './routes'

/** How many pages of ours come before this one: the router counts them in the history, whatever replaced which. */
export const pagesBefore = () => (window.history.state as { idx?: number } | null)?.idx ?? 0

/** Goes to the page before; home when there is none of ours, in the place of this page if it is to be `replaced`. */
export function useGoBack({ replaced = false } = {}): () => void {
  const navigate = useNavigate()
  return useCallback(
    () => (pagesBefore() > 0 ? navigate(-1) : navigate(paths.home, { replace: replaced })),
    [navigate, replaced],
  )
}

/** Of the browser's history, where it tells: Chromium does, older versions of others do not (HTML, "Navigation API"). */
type Entry = { index: number; url: string | null }
type Navigation = EventTarget & { currentEntry: Entry | null; canGoForward: boolean; entries: () => Entry[] }

const { navigation } = (isInBrowser ? window : {}) as { navigation?: Navigation }

let isForward = false
navigation?.addEventListener('currententrychange', (event) => {
  const { from, navigationType } = event as Event & { from: Entry; navigationType: string | null }
  isForward = navigationType === 'traverse' && from.index < (navigation.currentEntry?.index ?? 0)
})

/** Whether Forward led to this page, and can lead on; no where it is not told. */
export const hasComeForward = () => isForward && Boolean(navigation?.canGoForward)

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
