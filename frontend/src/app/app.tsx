import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { expireSession } from '@/lib/expired-session'
import { mayBeSignedIn, requestGateway, useGatewayWanted } from '@/lib/gateway'
import { basename } from '@/lib/routes'
import { Routes } from './router'
import { system } from './theme'
import { Toaster } from './toaster'
import { useLate } from './use-late'
import { UserTypeProvider } from './user-type-provider'
import { whenIdle } from './when-idle'

const loadGateway = () => import('./frappe-gateway')

export function App() {
  const FrappeGateway = useLate(loadGateway, useGatewayWanted())
  useEffect(() => whenIdle(() => void requestGateway()), [])
  useEffect(() => {
    // The server has taken the cookie of a session that it does not know any more.
    if (!mayBeSignedIn()) expireSession()
  }, [])
  return (
    <ChakraProvider value={system}>
      <UserTypeProvider>
        <BrowserRouter basename={basename}>
          <Routes />
        </BrowserRouter>
        {FrappeGateway && <FrappeGateway />}
        <Toaster />
      </UserTypeProvider>
    </ChakraProvider>
  )
}
