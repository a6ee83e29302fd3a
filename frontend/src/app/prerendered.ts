import { boot } from '@/lib/boot'
import { renderedPath, rendering } from '@/lib/rendering'

/** The current path, without a trailing slash. */
export const currentPath = () => window.location.pathname.replace(/\/$/, '')

/**
 * Whether this page contains the screen of its address, so that React can hydrate it. False for a placeholder, for a
 * page in another language, for a built page on a site with its own translations, and if the service worker answered
 * with another screen's page.
 */
export function isPrerendered(): boolean {
  const hasOurWords = rendering() !== undefined || Object.keys(boot.messages ?? {}).length === 0
  const isOurLanguage = document.documentElement.lang === boot.lang && hasOurWords
  const isOfAddress = renderedPath() === currentPath()
  return isOurLanguage && isOfAddress && document.getElementById('root')?.firstElementChild != null
}
