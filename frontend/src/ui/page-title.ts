import { useEffect } from 'react'
import { isInBrowser } from '@/lib/environment'
import { __ } from '@/lib/i18n/translate'

/** What the server has written for chats and search engines, with the canonical link, and the address that it is for. */
export const written =
  isInBrowser && document.querySelector('link[rel="canonical"]')
    ? { title: document.title, href: window.location.href }
    : undefined

/** Names the page in the browser's tab and history, and to screen readers on a change of route. */
export function usePageTitle(title: string): void {
  // After each render: an address may change while the screen stays.
  useEffect(() => {
    const isWritten = written?.href === window.location.href
    const next = (isWritten && written?.title) || `${title} - ${__('Job Portal')}`
    if (document.title !== next) document.title = next
  })
}
