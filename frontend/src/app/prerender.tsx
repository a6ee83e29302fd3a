import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { type RouteObject, StaticRouter } from 'react-router-dom'
import { basename } from '@/lib/routes'
import { App } from './app'
import { PlaceholderPage } from './placeholder-page'
import { type RouteHandle, routes } from './router'

/** A piece of the page: its markup, and the style elements that Emotion knows again in the browser. */
export type Rendered = { body: string; styles: string }

/** The styles that were needed, as Emotion takes them over: https://emotion.sh/docs/ssr */
function styleElements({ key, inserted, registered }: EmotionCache): string {
  const names = Object.keys(inserted)
  const isGlobal = (name: string) => !(`${key}-${name}` in registered)
  const element = (label: string, owned: string[]) =>
    `<style data-emotion="${label} ${owned.join(' ')}">${owned.map((name) => inserted[name]).join('')}</style>`
  const own = names.filter((name) => !isGlobal(name))
  return [...names.filter(isGlobal).map((name) => element(`${key}-global`, [name])), element(key, own)].join(
    '',
  )
}

async function render(tree: ReactNode): Promise<Rendered> {
  const cache = createCache({ key: 'css' })
  // Keeps the styles in the cache, instead of in front of each element.
  cache.compat = true
  let failure: unknown
  const { prelude } = await prerenderToNodeStream(<CacheProvider value={cache}>{tree}</CacheProvider>, {
    onError: (error) => {
      failure = error
    },
  })
  if (failure) throw failure
  return { body: await text(prelude as Readable), styles: styleElements(cache) }
}

/** The screen at a path below the basename, as the browser renders it before it knows who is looking. */
export function renderScreen(path: string): Promise<Rendered> {
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

/** The source file of each route's screen, by the route's path without its slash; the build names them. */
export async function sourcesOfScreens(): Promise<Record<string, string>> {
  const sources: Record<string, string> = {}
  for (const { path = '', handle } of flatten(routes)) {
    const module = (await (handle as RouteHandle | undefined)?.load()) as { source: string } | undefined
    if (module) sources[path.replace(/^\//, '')] = module.source
  }
  return sources
}
