import { listenForInstallPrompt } from '@/entities/device/install'
import { boot, isLanguageChoice, subscribeBoot } from '@/lib/boot'
import { basename } from '@/lib/routes'

const APPLE_ICON = '/assets/job_portal/frontend/apple-touch-icon.png'

function link(rel: string, href: string): void {
  const element = document.createElement('link')
  Object.assign(element, { rel, href })
  document.head.append(element)
}

/**
 * Makes the app one that a phone can install, once the site is live: a sample is nobody's to keep. A page from the
 * service worker does not know that before it has asked, so the page cannot name its manifest itself.
 */
function nameManifest(): boolean {
  if (boot.market !== 'live') return false
  // It is asked for without cookies.
  const inLanguage = isLanguageChoice() ? `?_lang=${boot.lang}` : ''
  link('manifest', `${basename}/manifest.webmanifest${inLanguage}`)
  link('apple-touch-icon', APPLE_ICON)
  return true
}

listenForInstallPrompt()
if (!nameManifest()) {
  const unsubscribe = subscribeBoot(() => nameManifest() && unsubscribe())
}
