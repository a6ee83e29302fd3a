import { fetchBoot } from '@/lib/backend/boot-of-session'
import { post } from '@/lib/backend/call'
import { readAnew } from '@/lib/backend/reading'
import { readSession } from '@/lib/backend/session'
import { type Boot, boot } from '@/lib/boot'
import { storageKeys, tellOtherTabs } from '@/lib/storage'
import { type Dictionary, dictionary } from './dictionary'

/** Shows the page in the language of a boot. Rejects, and changes nothing, where its dictionary cannot be fetched. */
export async function showLanguage({ lang = 'en', languages, messages, ...next }: Boot): Promise<void> {
  // English has none. A boot that was taken over may still name that of the page before it.
  const messages_file = lang === 'en' ? undefined : next.messages_file
  if (lang === document.documentElement.lang) return void Object.assign(boot, { languages, messages })
  const words: Dictionary = messages_file ? (await import(/* @vite-ignore */ messages_file)).default : {}
  Object.assign(boot, { lang, languages, messages, messages_file })
  document.documentElement.lang = lang
  dictionary.set(words)
  // The server's sentences, too.
  await readAnew()
}

/** Shows the page in the language that the server has for whoever is here by now. */
export async function followLanguage(): Promise<void> {
  await showLanguage(await fetchBoot())
}

/** A link's language is not the page's any more, not even after a reload. */
function dropLinksLanguage(): void {
  const address = new URL(window.location.href)
  if (!address.searchParams.has('_lang')) return
  address.searchParams.delete('_lang')
  window.history.replaceState(window.history.state, '', address)
}

/** Has this browser, and the account that is signed in, read a language from now on. Rejects with a BackendError. */
export const keepLanguage = (language: string): Promise<Boot> =>
  post<Boot>('job_portal.api.set_language', { language }, { asGuest: readSession() === null })

/** The same, and shows the page in it. */
export async function chooseLanguage(language: string): Promise<void> {
  const chosen = await keepLanguage(language)
  dropLinksLanguage()
  await showLanguage(chosen)
  tellOtherTabs(storageKeys.language, language)
}
