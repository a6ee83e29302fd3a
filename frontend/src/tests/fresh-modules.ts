import { vi } from 'vitest'

// The files of a thread share its page and packages. Resets the modules, the storage, the address and the content for
// each file. The styles stay, since Emotion inserts none twice. `vi.mock` needs a factory: a mock without one would get
// what the factory of an earlier file made.
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
