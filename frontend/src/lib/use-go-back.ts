import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from './routes'

/** Goes to the page before; home when there is none of ours. */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  // 'default' is the key of the first page that was opened.
  return useCallback(() => (key === 'default' ? navigate(paths.home) : navigate(-1)), [key, navigate])
}
