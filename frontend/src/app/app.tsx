import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { followSignIns } from '@/entities/session/ask-who'
import { firstAnswers } from '@/lib/backend/first-reads'
import { whenIdle } from '@/lib/when-idle'
import { Routes } from './router'
import { system } from './system'
import { Toaster } from './toaster'

// Lazy, since only a browser that has lost its storage needs it.
const restore = () =>
  import('@/entities/session/restore-session').then(({ restoreSession }) => restoreSession())

function loadSdkLate() {
  void firstAnswers().then(() => whenIdle(() => void import('./realtime').catch(console.error)))
}

/** `router` binds the app to the browser's address, or to a fixed address. */
export function App({ router: Router }: { router: ComponentType<{ children: ReactNode }> }) {
  useEffect(() => followSignIns(restore), [])
  // Loads the SDK in idle time, because a write must not wait for it.
  useEffect(loadSdkLate, [])
  return (
    <ChakraProvider value={system}>
      <Router>
        <Routes />
      </Router>
      <Toaster />
    </ChakraProvider>
  )
}
