import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// No test of a component finds the page, the storage or the clock of the test before it. Modules that it still
// imports, such as a lazy part, are waited for: an import that the end of the file cuts off fails, and what is
// logged of it then fails the run.
afterEach(async () => {
  cleanup()
  vi.useRealTimers()
  await vi.dynamicImportSettled()
  localStorage.clear()
  sessionStorage.clear()
})
