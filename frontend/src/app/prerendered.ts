import { boot } from '@/lib/boot'

/** The path of the address bar, without a slash at its end. */
export const currentPath = () => window.location.pathname.replace(/\/$/, '')

/**
 * True when the page came with this very screen in it; else with a placeholder, or, where there are translations,
 * empty. The service worker's page is in the site's language, and the one to be shown may be another.
 */
export function isPrerendered(): boolean {
  if (Object.keys(boot.messages ?? {}).length > 0) return false
  const rendered = document.querySelector<HTMLMetaElement>('meta[name="prerendered"]')?.content
  return rendered === currentPath() && document.getElementById('root')?.firstElementChild != null
}
