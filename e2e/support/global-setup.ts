import type { FullConfig } from '@playwright/test'
import { Administrator } from '../../scripts/lib/administrator.mjs'

/** Signs in the administrator before all tests, so that a site that cannot be tested fails at once. */
export default async function globalSetup(config: FullConfig): Promise<void> {
  const administrator = await Administrator.signIn(String(config.projects[0]?.use.baseURL))
  await administrator.useOutbox()
}
