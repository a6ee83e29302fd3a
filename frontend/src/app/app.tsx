import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { loadClient } from '@/lib/backend/call'
import { followSignIns } from '@/lib/session/ask-who'
import { Routes } from './router'
import { system } from './theme'
import { Toaster } from './toaster'
import { UserTypeProvider } from './user-type-provider'
import { whenIdle } from './when-idle'

const loadReviews = () => import('./company-reviews')

/** `router` ties the app to the browser's address, or to a fixed one. */
export function App({ router: Router }: { router: ComponentType<{ children: ReactNode }> }) {
  useEffect(followSignIns, [])
  // The SDK: the first call need not wait for it then, and the socket is there.
  useEffect(() => whenIdle(() => void Promise.all([loadClient(), loadReviews()]).catch(console.error)), [])
  return (
    <ChakraProvider value={system}>
      <UserTypeProvider>
        <Router>
          <Routes />
        </Router>
        <Toaster />
      </UserTypeProvider>
    </ChakraProvider>
  )
}
