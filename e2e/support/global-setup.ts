import type { FullConfig } from '@playwright/test'
import { Administrator } from '../../scripts/lib/administrator.mjs'
import { Socket } from './socket'

/**
 * Signs in the administrator before all tests, so that a site that cannot be tested fails at once. Returns what ends it.
 */
export default async function globalSetup(config: FullConfig): Promise<() => Promise<void>> {
  const administrator = await Administrator.signIn(String(config.projects[0]?.use.baseURL))
  await administrator.useTrialGateway()
  // While a socket is open, no other one becomes deaf by Frappe's fault (docs/install.md#the-socket-server).
  const socket = await Socket.connect(administrator.client)
  return () => socket.close()
}
