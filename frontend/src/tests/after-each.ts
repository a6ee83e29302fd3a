import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Cleans up the page, the storage and the clock after each test of a component. It also waits for modules that are
// still being imported, such as a lazy part: an import that is cut off at the end of the file would fail, log an error,
// and so fail the run.
afterEach(async () => {
  cleanup()
  vi.useRealTimers()
  await vi.dynamicImportSettled()
  localStorage.clear()
  sessionStorage.clear()
})
