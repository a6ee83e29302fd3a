import { useEffect } from 'react'
import { __ } from '@/lib/i18n/translate'

/** Names the page in the browser's tab and history, and to screen readers on a change of route. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} - ${__('Job Portal')}`
  }, [title])
}
