import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider, Global } from '@emotion/react'
import { type ReactNode, StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { type RouteObject, StaticRouter } from 'react-router-dom'
import { type Boot, boot } from '@/lib/boot'
import { type Dictionary, dictionary } from '@/lib/i18n/dictionary'
import { basename } from '@/lib/routes'
import { App } from './app'
import { globalStyles } from './global-styles'
import { PlaceholderPage } from './placeholder-page'
import { preload } from './preload'
import type { RouteHandle } from './route-screen'
import { routes } from './router'
import { componentStyles, pageStyles } from './styles'

/** A part of the page: its markup, and its style elements, which Emotion finds in the browser. */
export type Rendered = { body: string; styles: string }

async function markup(tree: ReactNode, cache: EmotionCache): Promise<string> {
  let failure: unknown
  const { prelude } = await prerenderToNodeStream(<CacheProvider value={cache}>{tree}</CacheProvider>, {
    onError: (error) => {
      failure = error
    },
  })
  if (failure) throw failure
  return text(prelude as Readable)
}

async function render(tree: ReactNode): Promise<Rendered> {
  const cache = createCache({ key: 'css' })
  // Otherwise Emotion writes the styles before each element.
  cache.compat = true
  // Rendered outside the tree: React's ids depend on the tree, which must match the browser's.
  await markup(<Global styles={globalStyles} />, cache)
  return { body: await markup(tree, cache), styles: pageStyles(cache) + componentStyles(cache) }
}

/** Sets the language of the next renderings, and the languages that the site offers. */
export function speak(lang: string, words: Dictionary, languages: Boot['languages']): void {
  Object.assign(boot, { lang, languages })
  dictionary.set(words)
}

/** Renders the screen at a path below the basename, for a visitor without a session. */
export async function renderScreen(path: string): Promise<Rendered> {
  await preload(basename + path)
  function Router({ children }: { children: ReactNode }) {
    return (
      <StaticRouter basename={basename} location={basename + path}>
        {children}
      </StaticRouter>
    )
  }
  return render(
    <StrictMode>
      <App router={Router} />
    </StrictMode>,
  )
}

export function renderPlaceholder(): Promise<Rendered> {
  return render(<PlaceholderPage />)
}

const flatten = (nested: RouteObject[]): RouteObject[] =>
  nested.flatMap((route) => [route, ...flatten(route.children ?? [])])

/** The name of each route's module, by the path without its slash. */
export async function describeRoutes(): Promise<Record<string, string>> {
  const described: Record<string, string> = {}
  for (const { path = '', handle } of flatten(routes)) {
    const module = (await (handle as RouteHandle | undefined)?.load()) as { source: string } | undefined
    if (module) described[path.replace(/^\//, '')] = module.source
  }
  return described
}
