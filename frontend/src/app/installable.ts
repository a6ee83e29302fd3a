import { listenForInstallPrompt } from '@/entities/device/install'
import { boot, isLanguageChoice, subscribeBoot } from '@/lib/boot'
import { basename } from '@/lib/routes'

const APPLE_ICON = `${basename}/face/apple-touch-icon.png`

function link(rel: string, href: string): void {
  const element = document.createElement('link')
  Object.assign(element, { rel, href })
  document.head.append(element)
}

/**
 * Adds the manifest, which makes the app installable, if the site is live: nobody needs a sample on their phone. A page
 * from the service worker learns from the server whether the site is live, so its HTML cannot contain the link.
 */
function nameManifest(): boolean {
  if (boot.market !== 'live') return false
  // The browser fetches it without cookies.
  const inLanguage = isLanguageChoice() ? `?_lang=${boot.lang}` : ''
  link('manifest', `${basename}/manifest.webmanifest${inLanguage}`)
  link('apple-touch-icon', APPLE_ICON)
  return true
}

listenForInstallPrompt()
if (!nameManifest()) {
  const unsubscribe = subscribeBoot(() => nameManifest() && unsubscribe())
}
