import { useContext } from 'react'
import { vi } from 'vitest'

export type Request = { url?: string; headers: Record<string, unknown> }
export type Answer = { status?: number; data: unknown }

/** For tests: answers a request of the SDK. A rejection is a lost network. */
export const network = vi.fn<(request: Request) => Promise<Answer>>()

export const lost = () => Promise.reject(new Error('Network Error'))

/** Makes an SDK that loads later use that network, and no other request succeed. The rest of the SDK is real. */
export function mockNetwork(): void {
  vi.stubGlobal('fetch', lost)
  vi.doMock('frappe-react-sdk', async (loadOriginal) => {
    // In Node the SDK is a CommonJS module.
    const { default: sdk } = await loadOriginal<{ default: typeof import('frappe-react-sdk') }>()
    function OnNetwork() {
      const axios = useContext(sdk.FrappeContext)?.call.axios
      if (axios)
        axios.defaults.adapter = async (config) => {
          const { status = 200, data } = await network(config)
          const response = { status, statusText: '', data, headers: {}, config }
          if (status >= 400) throw { response }
          return response
        }
      return null
    }
    return {
      ...sdk,
      FrappeProvider: ({ children, ...props }: Parameters<typeof sdk.FrappeProvider>[0]) => (
        <sdk.FrappeProvider {...props}>
          <OnNetwork />
          {children}
        </sdk.FrappeProvider>
      ),
    }
  })
}
