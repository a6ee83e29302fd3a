import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
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
