import { useCallback } from 'react'
import { useHref, useNavigate } from 'react-router-dom'
import { paths } from './routes'

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
type Navigation = { currentEntry: { index: number } | null; entries: () => { url: string | null }[] }

/** The address of the page before this one, without the site; undefined where there is none or it is not told. */
function addressBefore(): string | undefined {
  const { navigation } = window as { navigation?: Navigation }
  const { index = 0 } = navigation?.currentEntry ?? {}
  const url = navigation?.entries()[index - 1]?.url
  return url ? new URL(url).pathname : undefined
}

/** Goes to the given address: back to it where it is the page before, else on to it. */
export function useGoUp(path: string): () => void {
  const navigate = useNavigate()
  const address = useHref(path)
  return useCallback(
    () => void (pagesBefore() > 0 && addressBefore() === address ? navigate(-1) : navigate(path)),
    [navigate, path, address],
  )
}
