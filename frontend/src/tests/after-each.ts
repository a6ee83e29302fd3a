import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// No test of a component finds the page, the storage or the clock of the test before it.
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})
