import createCache from '@emotion/cache'
import { CacheProvider, Global } from '@emotion/react'
import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createPath, type RouteObject, Router, type To } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { type Boot, boot } from '@/lib/boot'
import { type Given, setGiven } from '@/lib/given-answers'
import { type Dictionary, dictionary } from '@/lib/i18n/dictionary'
import { markOf, setRendering } from '@/lib/rendering'
import { basename } from '@/lib/routes'
import { App } from './app'
import { globalStyles } from './global-styles'
import type { RouteHandle } from './route-screen'
import { routes } from './router'
import { componentStyles, pageStyles } from './styles'

/** The server's request for a guest's page. */
export type Input = {
  /** Starts with `/frontend`. */
  path: string
  search: string
  given: Given[]
  boot: Boot
  userType?: string | null
  /** In milliseconds. */
  now: number
}

/** `styles` go into the head: the mark of a rendered page and the style elements. */
export type Output = { markup: string; styles: string }

/** Without `compat` Emotion writes the styles before each element. */
const newCache = () => Object.assign(createCache({ key: 'css' }), { compat: true as const })

/** The parts that all pages share. */
const ofThePage = (() => {
  const cache = newCache()
  renderToString(
    <CacheProvider value={cache}>
      <Global styles={globalStyles} />
    </CacheProvider>,
  )
  return pageStyles(cache)
})()

// Marks each screen as loaded: in this bundle an `import()` takes only microtasks.
const load = (nested: RouteObject[]): void => {
  for (const { handle, children = [] } of nested) {
    void (handle as RouteHandle | undefined)?.load()
    load(children)
  }
}
load(routes)

/** A navigator that does nothing. */
const navigator = {
  createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
}

/** The dictionaries received so far, by language. English has none. */
const dictionaries: Record<string, Dictionary> = {}

/** Replaces the state of the previous page, so that none of it leaks into this one. */
function takeOver(input: Input): void {
  for (const name of Object.keys(boot)) delete boot[name as keyof Boot]
  Object.assign(boot, input.boot)
  dictionary.set(dictionaries[input.boot.lang ?? ''] ?? {})
  setGiven(input.given)
  setRendering({ userType: input.userType ?? '', now: input.now })
}

/**
 * Renders a guest's page.
 *
 * @param words the dictionary of the page's language. It is kept for later pages: the server passes it once. Throws
 *   when a part of the page is not in this bundle.
 */
export function render(input: Input, words?: Dictionary | null): Output {
  if (words) dictionaries[input.boot.lang ?? ''] = words
  takeOver(input)
  const cache = newCache()
  const { path: pathname, search } = input
  const At = ({ children }: { children: ReactNode }) => (
    <Router basename={basename} location={{ pathname, search }} navigator={navigator} static>
      {children}
    </Router>
  )
  const markup = renderToString(
    <CacheProvider value={cache}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <StrictMode>
          <App router={At} />
        </StrictMode>
      </SWRConfig>
    </CacheProvider>,
  )
  // A Suspense boundary is waiting for a part that is not in this bundle.
  if (markup.includes('<!--$')) throw new Error(`No screen is rendered at ${pathname}.`)
  const mark = markOf(pathname.replace(/\/$/, ''), { userType: input.userType ?? '', now: input.now })
  return { markup, styles: mark + ofThePage + componentStyles(cache) }
}
