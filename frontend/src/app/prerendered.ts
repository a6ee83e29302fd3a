import { boot } from '@/lib/boot'

/** The path of the address bar, without a trailing slash. */
export const currentPath = () => window.location.pathname.replace(/\/$/, '')

/**
 * True when the page came with this screen in it. False for a placeholder, and where there are translations. False also
 * when the service worker answered with the page of another screen.
 */
export function isPrerendered(): boolean {
  if (Object.keys(boot.messages ?? {}).length > 0) return false
  const rendered = document.querySelector<HTMLMetaElement>('meta[name="prerendered"]')?.content
  return rendered === currentPath() && document.getElementById('root')?.firstElementChild != null
}
