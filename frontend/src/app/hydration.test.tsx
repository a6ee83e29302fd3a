// @vitest-environment happy-dom
// The server renders for a phone. On a wide screen React adds the second pane after hydration
// (app/list-beside-details.tsx).
// @vitest-environment-options { "width": 360 }

import { execFileSync } from 'node:child_process'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { act, type ReactNode, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Boot } from '@/lib/boot'
import type { Given } from '@/lib/given'
import type { Dictionary } from '@/lib/i18n/dictionary'
import { bootOf, NOW, pages } from '@/tests/rendered-pages'

// Both load after the hydration.
vi.mock('@/entities/device/language-chooser', () => ({ default: () => null }))
vi.mock('@/entities/trade/drawn-trade', () => ({ default: () => null }))

type Rendered = { body: string; styles: string }

/**
 * The screens as the development build renders them, and as its renderer does in the server's child process: in a
 * process of its own, because it must have no document.
 */
const script = `
  import { spawn } from 'node:child_process'
  import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
  import { tmpdir } from 'node:os'
  import { join } from 'node:path'
  import { createInterface } from 'node:readline'
  const { prerender } = await import('./build/prerender.mjs')
  const { bundleRenderer } = await import('./build/render.mjs')
  const { readModules } = await import('./build/modules.mjs')
  const { messagesOf, readCatalogues } = await import('./build/catalogues.mjs')
  const define = { 'process.env.NODE_ENV': '"development"', DEVELOPMENT: 'true' }
  const read = await readModules({ define })
  const hindi = messagesOf((await readCatalogues()).hi)
  const [{ languages }, renderer] = await Promise.all([
    prerender({ define }, read, { hi: hindi }),
    bundleRenderer({ define }, read),
  ])
  const folder = mkdtempSync(join(tmpdir(), 'job-portal-renderer-'))
  const file = join(folder, 'render.js')
  writeFileSync(file, renderer)
  const child = spawn(process.execPath, ['../job_portal/web/rendering/child.js', file, '60'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const render = async (input, dictionary) => {
    child.stdin.write(JSON.stringify({ id: 1, input, dictionary }) + '\\n')
    const { output, error } = JSON.parse((await answers.next()).value)
    if (error) throw new Error(error)
    return output
  }
  const rendered = {}
  for (const [name, { dictionary, ...input }] of Object.entries(JSON.parse(process.argv[1]))) {
    const [first, again] = [await render(input, dictionary), await render(input)]
    if (JSON.stringify(first) !== JSON.stringify(again)) throw new Error(name + ' is another page the second time.')
    rendered[name] = { body: first.markup, styles: first.styles }
  }
  child.stdin.end()
  rmSync(folder, { recursive: true })
  process.stdout.write(JSON.stringify({ languages, hindi, rendered }))`

/** For a site with these languages. */
let languages: Record<string, { screens: Record<string, Rendered> }>
let hindi: Dictionary
let rendered: Record<string, Rendered>

beforeAll(() => {
  const inputs = Object.entries(pages).map(([name, page]) => {
    const { search = '', userType = null, path, given, dictionary } = page
    const boot = bootOf(page)
    return [name, { path, search, userType, given, boot, dictionary, now: NOW }]
  })
  const args = ['--input-type=module', '-e', script, JSON.stringify(Object.fromEntries(inputs))]
  const answer = execFileSync('node', args, { encoding: 'utf8', maxBuffer: 100_000_000 })
  ;({ languages, hindi, rendered } = JSON.parse(answer))
})

afterEach(() => {
  performance.clearMarks()
})

const styleRules = () =>
  [...document.querySelectorAll('style')].map((style) => style.textContent).filter(Boolean)

const inert = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

type Taken = Rendered & { boot?: Boot; dictionary?: Dictionary; given?: Given[] }

/** Puts a page into the document, lets the app hydrate it, and records errors. */
async function takeOver({ body, styles, boot = {}, dictionary, given = [] }: Taken, address: string) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.resetModules()
  const complaints = vi.spyOn(console, 'error')
  // Content inside a Suspense boundary would hydrate in a later pass.
  expect(body).not.toContain('<!--$')
  document.head.innerHTML = styles
  document.documentElement.lang = boot.lang ?? 'en'
  document.body.innerHTML = `<div id="root">${body}</div>${inert('given', given)}${inert('boot', { lang: 'en', ...boot })}`
  window.history.replaceState(null, '', address)
  const root = document.getElementById('root') as HTMLElement
  const nodes = [...root.querySelectorAll('*')]
  const text = root.textContent
  const before = styleRules()

  const shown = await import('@/lib/i18n/dictionary')
  if (dictionary) shown.dictionary.set(dictionary)
  const { App } = await import('./app')
  const { preload } = await import('./preload')
  const { isPrerendered } = await import('./prerendered')
  const { BrowserRouter } = await import('react-router-dom')
  await preload(window.location.pathname)
  expect(isPrerendered()).toBe(true)
  const Router = ({ children }: { children: ReactNode }) => (
    <BrowserRouter basename="/frontend">{children}</BrowserRouter>
  )
  // Emotion's default cache has taken the styles of the first page, which it does only once.
  const styleCache = createCache({ key: 'css' })
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

  // Parts behind the first screen may load at any time, which is no error.
  const isOfLazyPart = ([text]: unknown[]) => String(text).startsWith('A suspended resource finished loading')
  expect(complaints.mock.calls.filter((call) => !isOfLazyPart(call))).toEqual([])
  const stylesMade = styleRules().filter((rule) => !before.includes(rule))
  return { app, root, nodes, text, stylesMade }
}

/** A pre-rendered screen with the marks of build/pages.mjs. */
const marked = ({ body, styles }: Rendered, path: string): Rendered => ({
  body,
  styles: `${styles}<meta name="prerendered" content="/frontend/${path}">`,
})

test.each(['login', 'signup', 'verify-otp'])(
  'React finds %s in a language as it would render it',
  async (path) => {
    const boot = {
      lang: 'hi',
      languages: [
        { code: 'en', name: 'English' },
        { code: 'hi', name: 'हिन्दी' },
      ],
    }
    const page = marked(languages.hi?.screens[path] as Rendered, path)
    const { app, root, nodes, stylesMade } = await takeOver(
      { ...page, boot, dictionary: hindi },
      `/frontend/${path}`,
    )
    const [found] = root.getElementsByTagName('h1')
    expect(found?.textContent).toMatch(/\p{Script=Devanagari}/u)
    expect(nodes).toContain(found)
    expect(stylesMade).toEqual([])
    await act(() => app.unmount())
  },
)

test.each([
  ['whose dictionary was not to be had', { lang: 'en' }],
  ['of another language than the one in use', { lang: 'hi' }],
])('a page %s is not taken over', async (_, boot) => {
  vi.resetModules()
  const { body, styles } = marked(languages.hi?.screens.login as Rendered, 'login')
  document.documentElement.lang = boot.lang === 'hi' ? 'en' : 'hi'
  document.head.innerHTML = styles
  document.body.innerHTML = `<div id="root">${body}</div>${inert('boot', boot)}`
  window.history.replaceState(null, '', '/frontend/login')
  const { isPrerendered } = await import('./prerendered')
  expect(isPrerendered()).toBe(false)
})

/** Lets the app hydrate the server's page of that name, at a phone's time and with the browser's user type. */
async function takeOverPage(name: string, { now = NOW, ownType = pages[name]?.userType } = {}) {
  const page = pages[name] as (typeof pages)[string]
  const { path, search = '' } = page
  vi.setSystemTime(now)
  const network = vi.fn(() => Promise.reject(new Error('Nothing is to be asked for.')))
  vi.stubGlobal('fetch', network)
  localStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store
  document.cookie = 'userType=; Path=/frontend; Max-Age=0'
  if (ownType) localStorage.setItem('userType', ownType)
  const taken = { ...page, ...(rendered[name] as Rendered), boot: bootOf(page) }
  return { network, ...(await takeOver(taken, path + search)) }
}

test.each(Object.keys(pages))('React hydrates the server’s page of %s', async (name) => {
  const { app, root, nodes, text, network, stylesMade } = await takeOverPage(name)
  expect(stylesMade).toEqual([])
  expect(root.textContent).toContain(pages[name]?.heading)
  // Hostile texts have created no element.
  expect(root.querySelector('script, [onerror]')).toBeNull()
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(root.textContent).toBe(text)
  expect([...root.querySelectorAll('*')]).toEqual(nodes)
  expect(network).not.toHaveBeenCalled()
  await act(() => app.unmount())
})

test("a page rendered days ago hydrates unchanged, and then shows today's times", async () => {
  const { app, root, nodes, text } = await takeOverPage('job', { now: NOW + 3 * 86_400_000 })
  expect(text).toContain('Posted 1 day ago')
  expect(root.textContent).toContain('Posted 4 days ago')
  expect([...root.querySelectorAll('*')]).toEqual(nodes)
  await act(() => app.unmount())
})

test("home changes to the browser's user type, and tells the server", async () => {
  const { app, root, text } = await takeOverPage("a guest's home", { ownType: 'freelancer' })
  expect(text).toContain('Welcome to Job Portal')
  expect(root.textContent).not.toContain('Welcome to Job Portal')
  expect(document.cookie).toContain('userType=freelancer')
  await act(() => app.unmount())
})
