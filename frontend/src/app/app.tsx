import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { followSignIns } from '@/entities/session/ask-who'
import { whenIdle } from '@/lib/when-idle'
import { Routes } from './router'
import { system } from './theme'
import { Toaster } from './toaster'

// Only a browser that has lost its storage needs it.
const restore = () =>
  import('@/entities/session/restore-session').then(({ restoreSession }) => restoreSession())

/** `router` ties the app to the browser's address, or to a fixed one. */
export function App({ router: Router }: { router: ComponentType<{ children: ReactNode }> }) {
  useEffect(() => followSignIns(restore), [])
  // It brings the SDK: the first call need not wait for that.
  useEffect(() => whenIdle(() => void import('./realtime').catch(console.error)), [])
  return (
    <ChakraProvider value={system}>
      <Router>
        <Routes />
      </Router>
      <Toaster />
    </ChakraProvider>
  )
}
