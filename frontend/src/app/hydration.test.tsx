// @vitest-environment happy-dom

import { execFileSync } from 'node:child_process'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { act, type ReactNode, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { beforeAll, expect, test, vi } from 'vitest'

type Page = { body: string; styles: string }

/** The screens as the development build renders them: in a process of its own, since there is no document there. */
const script = `
  const { prerender } = await import('./build/prerender.mjs')
  const { readModules } = await import('./build/modules.mjs')
  const define = { 'process.env.NODE_ENV': '"development"', DEVELOPMENT: 'true' }
  const { screens } = await prerender({ define }, await readModules({ define }))
  process.stdout.write(JSON.stringify(screens))`

let screens: Record<string, Page>

beforeAll(() => {
  screens = JSON.parse(execFileSync('node', ['--input-type=module', '-e', script], { encoding: 'utf8' }))
})

const styleRules = () =>
  [...document.querySelectorAll('style')].map((style) => style.textContent).filter(Boolean)

test.each([
  ['login', 'Login'],
  ['signup', 'Sign Up'],
  ['verify-otp', 'Verify OTP'],
])('React finds %s as it would render it, in its styles', async (path, heading) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.resetModules()
  const complaints = vi.spyOn(console, 'error')
  const { body = '', styles = '' } = screens[path] ?? {}
  // What stands inside a boundary of Suspense would come alive in a later pass.
  expect(body).not.toContain('<!--$')
  document.head.innerHTML = styles
  document.body.innerHTML = `<div id="root">${body}</div>`
  window.history.replaceState(null, '', `/frontend/${path}`)
  const [found] = document.getElementsByTagName('h1')
  const before = styleRules()

  const { App } = await import('./app')
  const { preload } = await import('./preload')
  const { BrowserRouter } = await import('react-router-dom')
  await preload(`/frontend/${path}`)
  const Router = ({ children }: { children: ReactNode }) => (
    <BrowserRouter basename="/frontend">{children}</BrowserRouter>
  )
  // The default one has taken over the styles of the first page, once.
  const styleCache = createCache({ key: 'css' })
  const root = document.getElementById('root') as HTMLElement
  const app = await act(() =>
    hydrateRoot(
      root,
      <StrictMode>
        <CacheProvider value={styleCache}>
          <App router={Router} />
        </CacheProvider>
      </StrictMode>,
    ),
  )
  await vi.waitFor(() => expect(performance.getEntriesByName('hydrated')).not.toHaveLength(0))

  expect(found?.textContent).toBe(heading)
  expect(document.getElementsByTagName('h1')[0]).toBe(found)
  expect(styleRules()).toEqual(before)
  expect(complaints).not.toHaveBeenCalled()
  await act(() => app.unmount())
  performance.clearMarks()
})
