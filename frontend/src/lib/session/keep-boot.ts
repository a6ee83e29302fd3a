import { type Boot, boot } from '@/lib/boot'
import { storageKeys, writeJson } from '@/lib/storage'

/** Keeps what the next page from the service worker starts with: the site and the language, nothing of a session. */
export function keepBoot(answered: Boot = boot): void {
  const { csrf_token: _, shell: __, market: ___, may_publish: ____, is_frozen: _____, ...kept } = answered
  writeJson(storageKeys.boot, kept)
}
