import { boot } from './boot'
import { storageKeys, writeJson } from './storage'

/** Keeps what the next page from the service worker starts with: the account's language, not its token. */
export function keepBoot(): void {
  const { csrf_token: _, shell: __, ...kept } = boot
  writeJson(storageKeys.boot, kept)
}
