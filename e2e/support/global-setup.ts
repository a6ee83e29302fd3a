import type { FullConfig } from '@playwright/test'
import { Administrator } from '../../scripts/lib/administrator.mjs'

/** The administrator signs in before all tests: a site that cannot be tested says so at once. */
export default async function globalSetup(config: FullConfig): Promise<void> {
  const administrator = await Administrator.signIn(String(config.projects[0]?.use.baseURL))
  await administrator.useOutbox()
}
