import { boot } from '@/lib/boot'
import { renderedPath, rendering } from '@/lib/rendering'

/** The path of the address bar, without a trailing slash. */
export const currentPath = () => window.location.pathname.replace(/\/$/, '')

/**
 * True when the page came with this screen in it. False for a placeholder, for a page in another language than it is
 * shown in, and for what the build has rendered where the site has translations of its own. False also when the service
 * worker answered with the page of another screen.
 */
export function isPrerendered(): boolean {
  const hasOurWords = rendering() !== undefined || Object.keys(boot.messages ?? {}).length === 0
  const isOurLanguage = document.documentElement.lang === boot.lang && hasOurWords
  const isOfAddress = renderedPath() === currentPath()
  return isOurLanguage && isOfAddress && document.getElementById('root')?.firstElementChild != null
}
