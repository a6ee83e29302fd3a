import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { lazy, Suspense, useEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { requestGateway, useGatewayWanted } from '@/lib/gateway'
import { basename } from '@/lib/routes'
import { Routes } from './router'
import { system } from './theme'
import { Toaster } from './toaster'
import { UserTypeProvider } from './user-type-provider'

const FrappeGateway = lazy(() => import('./frappe-gateway'))

/** How long after the first screen the SDK is fetched at the latest, where the browser knows no idle time. */
const IDLE_MS = 2000

function whenIdle(action: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(action, { timeout: IDLE_MS })
    return () => window.cancelIdleCallback(handle)
  }
  const handle = setTimeout(action, IDLE_MS)
  return () => clearTimeout(handle)
}

export function App() {
  const isGatewayWanted = useGatewayWanted()
  useEffect(() => whenIdle(() => void requestGateway()), [])
  return (
    <ChakraProvider value={system}>
      <UserTypeProvider>
        <BrowserRouter basename={basename}>
          <Routes />
        </BrowserRouter>
        <Suspense>{isGatewayWanted && <FrappeGateway />}</Suspense>
        <Toaster />
      </UserTypeProvider>
    </ChakraProvider>
  )
}
