import { type Boot, boot } from '@/lib/boot'
import { storageKeys, writeJson } from '@/lib/storage'

/**
 * Keeps what the next page from the service worker starts with: the site and the language, nothing of a session. Where
 * there is a choice of languages, that page is in the one in use, and names the dictionary of its own release.
 */
export function keepBoot(answered: Boot = boot): void {
  const { csrf_token: _, shell: __, market: ___, may_publish: ____, is_frozen: _____, ...kept } = answered
  if (kept.languages?.length)
    for (const name of ['lang', 'languages', 'messages', 'messages_file'] as const) delete kept[name]
  writeJson(storageKeys.boot, kept)
}
