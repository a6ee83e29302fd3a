import { renderHook } from '@testing-library/react'

/** For tests: the defaults of SWR on a connection of this type. Once in a file: SWR reads the type when it is loaded. */
export async function resolveConfig(effectiveType: string) {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType } })
  const { useSWRConfig } = await import('swr')
  const { dedupingInterval, focusThrottleInterval, errorRetryInterval, loadingTimeout } =
    renderHook(useSWRConfig).result.current
  return { dedupingInterval, focusThrottleInterval, errorRetryInterval, loadingTimeout }
}
