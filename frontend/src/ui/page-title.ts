import { useEffect } from 'react'
import { boot } from '@/lib/boot'
import { isInBrowser } from '@/lib/environment'
import { __ } from '@/lib/i18n/translate'

/** The title that the server wrote for chats and search engines, and the URL that it belongs to. */
export const written =
  isInBrowser && document.querySelector('link[rel="canonical"]')
    ? { title: document.title, href: window.location.href }
    : undefined

/** Sets the document's title, which screen readers announce on a change of route. Undefined keeps the old one. */
export function usePageTitle(title: string | undefined): void {
  // Runs after each render: the address may change while the screen stays.
  useEffect(() => {
    if (title === undefined) return
    const isWritten = written?.href === window.location.href
    const next = (isWritten && written?.title) || `${title} - ${boot.app_name ?? __('Job Portal')}`
    if (document.title !== next) document.title = next
  })
}
