import { completeBoot } from '@/lib/backend/boot-of-session'
import { readSession, subscribeSession } from '@/lib/backend/session'
import { boot, isLanguageChoice } from '@/lib/boot'
import { dictionary } from '@/lib/i18n/dictionary'
import { __ } from '@/lib/i18n/translate'
import { hearOtherTabs, storageKeys } from '@/lib/storage'
import { toast } from '@/lib/toast'
import { written } from '@/ui/page-title'

/** Few pages change their language. */
const changes = () => import('@/lib/i18n/show-language')

/** An account has a language of its own, and so has a browser without one. Another tab may have chosen. */
function follow(): void {
  if (!isLanguageChoice()) return
  changes()
    .then(({ followLanguage }) => followLanguage())
    .catch(console.error)
}

/** What was begun by a link in a language goes on in it. An account's own stays. */
async function keepLinksLanguage(): Promise<void> {
  const named = new URLSearchParams(window.location.search).get('_lang')
  if (!named || named !== boot.lang || !isLanguageChoice() || readSession()) return
  await (await changes()).keepLanguage(named)
}

/** The page may be in another language than its boot: a kept one, or one whose dictionary could not be fetched. */
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
  // The title that the server has written is in the language before.
  if (written) written.href = ''
})
subscribeSession(follow)
hearOtherTabs(storageKeys.language, (chosen) => chosen && follow())
