import { completeBoot, linkLanguage } from '@/lib/backend/boot-of-session'
import { subscribeSession } from '@/lib/backend/session'
import { boot, isLanguageChoice } from '@/lib/boot'
import { dictionary } from '@/lib/i18n/dictionary'
import { __ } from '@/lib/i18n/translate'
import { hearOtherTabs, storageKeys } from '@/lib/storage'
import { toast } from '@/lib/toast'
import { written } from '@/ui/page-title'

/** Lazy, since few pages change their language. */
const changes = () => import('@/lib/i18n/show-language')

/** Follows the language of the account or browser, which another tab may have changed. */
function follow(): void {
  if (!isLanguageChoice()) return
  changes()
    .then(({ followLanguage }) => followLanguage())
    .catch(console.error)
}

/** Keeps the language of a guest's link for the rest of the visit. */
async function keepLinksLanguage(): Promise<void> {
  const named = linkLanguage()
  if (!named || named !== boot.lang || !isLanguageChoice()) return
  await (await changes()).keepLanguage(named)
}

/** The page may differ from its boot's language: the service worker had stored it, or its dictionary failed to load. */
async function start(): Promise<void> {
  await completeBoot()
  const shown = document.documentElement.lang
  if (boot.lang !== shown) {
    await changes()
      .then(({ showLanguage }) => showLanguage(boot))
      .catch(() => {
        boot.lang = shown
        toast.error(__('Your language could not be loaded. Please check your connection.'))
      })
  }
  await keepLinksLanguage()
}

start().catch(console.error)
dictionary.subscribe(() => {
  // The server's title is in the previous language.
  if (written) written.href = ''
})
subscribeSession(follow)
hearOtherTabs(storageKeys.language, (chosen) => chosen && follow())
