import createCache from '@emotion/cache'
import { CacheProvider, Global } from '@emotion/react'
import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createPath, type RouteObject, Router, type To } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { type Boot, boot } from '@/lib/boot'
import { type Given, setGiven } from '@/lib/given'
import { type Dictionary, dictionary } from '@/lib/i18n/dictionary'
import { markOf, setRendering } from '@/lib/rendering'
import { basename } from '@/lib/routes'
import { App } from './app'
import { globalStyles } from './global-styles'
import type { RouteHandle } from './route-screen'
import { routes } from './router'
import { componentStyles, pageStyles } from './styles'

/** A guest's page, as the server asks for it. */
export type Input = {
  /** With `/frontend`. */
  path: string
  search: string
  given: Given[]
  boot: Boot
  userType?: string | null
  /** In milliseconds. */
  now: number
}

/** `styles` belong into the head: the mark of a rendered page, the style elements. */
export type Output = { markup: string; styles: string }

/** Emotion would otherwise write the styles in front of each element. */
const newCache = () => Object.assign(createCache({ key: 'css' }), { compat: true as const })

/** The same for each page. */
const ofThePage = (() => {
  const cache = newCache()
  renderToString(
    <CacheProvider value={cache}>
      <Global styles={globalStyles} />
    </CacheProvider>,
  )
  return pageStyles(cache)
})()

// Each screen counts as fetched once the script was evaluated: `import()` of what is in the bundle takes microtasks only.
const load = (nested: RouteObject[]): void => {
  for (const { handle, children = [] } of nested) {
    void (handle as RouteHandle | undefined)?.load()
    load(children)
  }
}
load(routes)

/** Goes nowhere. */
const navigator = {
  createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
}

/** By language, those that the server has handed over. English has none. */
const dictionaries: Record<string, Dictionary> = {}

/** What a former page has left behind must not be in this one. */
function takeOver(input: Input): void {
  for (const name of Object.keys(boot)) delete boot[name as keyof Boot]
  Object.assign(boot, input.boot)
  dictionary.set(dictionaries[input.boot.lang ?? ''] ?? {})
  setGiven(input.given)
  setRendering({ userType: input.userType ?? '', now: input.now })
}

/**
 * Renders a guest's page.
 * @param words of the page's language. It serves the pages that follow, too: the server hands it over once.
 * Throws where a part of the page is not in this bundle.
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
  // A boundary of Suspense waits for a part that is not in this bundle.
  if (markup.includes('<!--$')) throw new Error(`No screen is rendered at ${pathname}.`)
  const mark = markOf(pathname.replace(/\/$/, ''), { userType: input.userType ?? '', now: input.now })
  return { markup, styles: mark + ofThePage + componentStyles(cache) }
}
