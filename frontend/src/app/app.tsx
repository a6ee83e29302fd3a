import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { giveUpGateway, mayBeSignedIn, requestGateway, useGatewayAttempts } from '@/lib/backend/gateway'
import { completeBoot } from '@/lib/session/boot-of-session'
import { expireSession } from '@/lib/session/expired-session'
import { Routes } from './router'
import { system } from './theme'
import { Toaster } from './toaster'
import { useLate } from './use-late'
import { UserTypeProvider } from './user-type-provider'
import { whenIdle } from './when-idle'

/** The SDK takes the site's name and port once, so it waits for a boot that is asked for. */
async function loadGateway() {
  try {
    const [gateway] = await Promise.all([import('./frappe-gateway'), completeBoot()])
    return gateway
  } catch (error) {
    giveUpGateway()
    throw error
  }
}

/** `router` ties the app to the browser's address, or to a fixed one. */
export function App({ router: Router }: { router: ComponentType<{ children: ReactNode }> }) {
  const FrappeGateway = useLate(loadGateway, useGatewayAttempts())
  useEffect(() => whenIdle(() => requestGateway().catch(() => undefined)), [])
  useEffect(() => {
    void completeBoot().then(() => {
      // The server has taken the cookie of a session that it does not know any more.
      if (!mayBeSignedIn()) expireSession()
    })
  }, [])
  return (
    <ChakraProvider value={system}>
      <UserTypeProvider>
        <Router>
          <Routes />
        </Router>
        {FrappeGateway && <FrappeGateway />}
        <Toaster />
      </UserTypeProvider>
    </ChakraProvider>
  )
}
