import { completeBoot, keepBoot } from '@/lib/backend/boot-of-session'
import { readSession } from '@/lib/backend/session'
import { boot, isLanguageChoice, subscribeBoot } from '@/lib/boot'
import { dictionary } from '@/lib/i18n/dictionary'
import { basename, languageMark, liveMark, serviceWorker } from '@/lib/routes'

/** Browsers offer service workers only on https and localhost. */
const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined

/** Tells the worker whether the server renders pages, so that it asks for them. */
async function markMarket(): Promise<void> {
  if (boot.market === 'live') await caches.open(liveMark)
  if (boot.market === 'sample') await caches.delete(liveMark)
}

/** Tells the worker which language's pages to store. */
async function markLanguage(): Promise<void> {
  // The language of a link is not the account's.
  if (readSession() && new URLSearchParams(window.location.search).has('_lang')) return
  const mark = isLanguageChoice() ? languageMark + boot.lang : ''
  if (mark && (await caches.has(mark))) return
  const former = (await caches.keys()).filter((name) => name.startsWith(languageMark))
  await Promise.all(former.map((name) => caches.delete(name)))
  if (!mark) return
  await caches.open(mark)
  // The active worker has pages in another language.
  workers?.controller?.postMessage(languageMark)
}

/** Registers the service worker. The app also works without one, from the network. */
async function register(): Promise<void> {
  if (!workers) return
  void completeBoot().then(() => keepBoot())
  // If the storage is denied, which is logged elsewhere, the worker uses only stored pages.
  const mark = () => void markMarket().catch(() => undefined)
  subscribeBoot(mark)
  mark()
  dictionary.subscribe(() => void markLanguage().catch(() => undefined))
  // The worker starts with this language's pages.
  await completeBoot()
  await markLanguage().catch(() => undefined)
  // An active worker needs no registration, which would also keep a worker that is about to be removed.
  if (workers.controller) return
  await workers.register(serviceWorker, { scope: basename, updateViaCache: 'none' })
}

/** In development cached pages would hide the latest build. */
async function unregister(): Promise<void> {
  const registration = await workers?.getRegistration(basename)
  await registration?.unregister()
}

const change = DEVELOPMENT ? unregister() : register()
change.catch((error) => console.warn('The service worker was left as it is.', error))
