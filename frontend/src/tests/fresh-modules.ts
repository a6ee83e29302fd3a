import { vi } from 'vitest'

// The files of a thread share its page and packages. None finds the modules, the storage, the address or the content
// of the file before it. The styles stay, since the package that keeps them puts none twice.
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
