import { render } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * The configuration of SWR as it is resolved inside the app's provider, on a connection of this type. Once in a test
 * file: SWR looks at the connection when it is loaded.
 */
export async function resolveConfig(effectiveType: string) {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType } })
  const { useSWRConfig } = await import('frappe-react-sdk')
  let resolved: ReturnType<typeof useSWRConfig> | undefined
  // Stands where the app's own parts stand, below whatever the provider was given.
  vi.doMock('./company-reviews', () => ({
    CompanyReviews() {
      resolved = useSWRConfig()
      return null
    },
  }))
  const { default: FrappeGateway } = await import('./frappe-gateway')
  render(<FrappeGateway />)
  if (!resolved) throw new Error('Nothing was rendered inside the provider.')
  const { dedupingInterval, focusThrottleInterval, errorRetryInterval, loadingTimeout } = resolved
  return { dedupingInterval, focusThrottleInterval, errorRetryInterval, loadingTimeout }
}
