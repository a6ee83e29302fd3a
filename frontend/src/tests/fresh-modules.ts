import { vi } from 'vitest'

// The files of a worker share its page and packages. None finds the modules, the clock, the storage or the address of
// the file before it; the styles stay, since the package that keeps them puts none twice.
vi.resetModules()
vi.useRealTimers()
if ('document' in globalThis) {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  document.body.replaceChildren()
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name)
}
