import { completeBoot, keepBoot } from '@/lib/backend/boot-of-session'
import { readSession } from '@/lib/backend/session'
import { boot, isLanguageChoice, subscribeBoot } from '@/lib/boot'
import { dictionary } from '@/lib/i18n/dictionary'
import { basename, languageMark, liveMark, serviceWorker } from '@/lib/routes'

/** Browsers offer a service worker on https and on this very machine only. */
const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined

/** Tells the worker whether to ask for the pages that the server renders. */
async function markMarket(): Promise<void> {
  if (boot.market === 'live') await caches.open(liveMark)
  if (boot.market === 'sample') await caches.delete(liveMark)
}

/** Tells the worker in which language to keep the pages. */
async function markLanguage(): Promise<void> {
  // An account's language is not that of a link that it came by.
  if (readSession() && new URLSearchParams(window.location.search).has('_lang')) return
  const mark = isLanguageChoice() ? languageMark + boot.lang : ''
  if (mark && (await caches.has(mark))) return
  const former = (await caches.keys()).filter((name) => name.startsWith(languageMark))
  await Promise.all(former.map((name) => caches.delete(name)))
  if (!mark) return
  await caches.open(mark)
  // One that is in charge has pages in another language.
  workers?.controller?.postMessage(languageMark)
}

/** Puts the service worker in charge. Without one all works the same, from the network. */
async function register(): Promise<void> {
  if (!workers) return
  void completeBoot().then(() => keepBoot())
  // Denied storage has logged a failure elsewhere: then each page is the kept one.
  const mark = () => void markMarket().catch(() => undefined)
  subscribeBoot(mark)
  mark()
  dictionary.subscribe(() => void markLanguage().catch(() => undefined))
  // The worker begins with the pages of this language.
  await completeBoot()
  await markLanguage().catch(() => undefined)
  // One that is in charge needs nothing; and one that is about to leave would stay if it were asked for again.
  if (workers.controller) return
  await workers.register(serviceWorker, { scope: basename, updateViaCache: 'none' })
}

/** In development a page from a cache would hide what was just saved. */
async function unregister(): Promise<void> {
  const registration = await workers?.getRegistration(basename)
  await registration?.unregister()
}

const change = DEVELOPMENT ? unregister() : register()
change.catch((error) => console.warn('The service worker was left as it is.', error))
