import { fetchBoot } from '@/lib/backend/boot-of-session'
import { post } from '@/lib/backend/call'
import { readAnew } from '@/lib/backend/reading'
import { readSession } from '@/lib/backend/session'
import { type Boot, boot } from '@/lib/boot'
import { storageKeys, tellOtherTabs } from '@/lib/storage'
import { type Dictionary, dictionary, fetchDictionary } from './dictionary'

/** Shows the page in the language of a boot. Rejects and changes nothing when the dictionary cannot be fetched. */
export async function showLanguage({ lang = 'en', languages, messages, ...next }: Boot): Promise<void> {
  // English has no dictionary. The boot may still name the previous language's.
  const messages_file = lang === 'en' ? undefined : next.messages_file
  if (lang === document.documentElement.lang) return void Object.assign(boot, { languages, messages })
  const words: Dictionary = messages_file ? await fetchDictionary(messages_file) : {}
  Object.assign(boot, { lang, languages, messages, messages_file })
  document.documentElement.lang = lang
  dictionary.set(words)
  // The server's sentences change their language too.
  await readAnew()
}

/** Shows the page in the language that the server has for the current account or guest. */
export async function followLanguage(): Promise<void> {
  await showLanguage(await fetchBoot())
}

/** Removes the link's language from the address, so that a reload does not bring it back. */
function dropLinksLanguage(): void {
  const address = new URL(window.location.href)
  if (!address.searchParams.has('_lang')) return
  address.searchParams.delete('_lang')
  window.history.replaceState(window.history.state, '', address)
}

/** Sets the language of this browser and of the signed-in account. Rejects with a BackendError. */
export const keepLanguage = (language: string): Promise<Boot> =>
  post<Boot>('job_portal.api.set_language', { language }, { asGuest: readSession() === null })

export async function chooseLanguage(language: string): Promise<void> {
  const chosen = await keepLanguage(language)
  dropLinksLanguage()
  await showLanguage(chosen)
  tellOtherTabs(storageKeys.language, language)
}
