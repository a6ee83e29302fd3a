import { createHash } from 'node:crypto'
import { nameOf, SDK_CLIENT } from './modules.mjs'

export const ASSETS = '/assets/job_portal/frontend/'

/**
 * The scripts of a screen: fetched side by side, and run when the page is there. The entry is the largest. By HTTP/1.1
 * six are fetched at once, and it would wait for the small ones before it.
 */
function scriptsOf({ entry, shared, screens }, { source, isGuarded }) {
  // Behind a guard, the first thing that a screen does is a call.
  const wanted = isGuarded ? [source, SDK_CLIENT] : [source]
  const files = new Set([...shared.files, ...wanted.flatMap((module) => screens[nameOf(module)].files)])
  files.delete(entry)
  const preloads = [...files].map((file) => `<link rel="modulepreload" href="${ASSETS}${file}">`)
  return [`<script type="module" src="${ASSETS}${entry}"></script>`, ...preloads].join('\n')
}

/** The first screens in a language, with what stands for the others: { path: { styles, body } }. */
function inLanguage({ screens, placeholder }) {
  const all = { ...screens, '': Object.values(screens)[0], '*': placeholder }
  return Object.fromEntries(
    Object.entries(all).map(([path, { styles, body }]) => [path, { styles: `${styles}\n`, body }]),
  )
}

/**
 * What the server puts into the page for each route (job_portal/web/), from createManifest's and prerender's results:
 * { inline_script_sha256, messages: { code: file }, pages: { path: { styles, head, body } }, languages: { code: { path:
 * { styles, body } } } }, where '' is /frontend itself and '*' every other path. `languages` have what takes the place of
 * `pages` on a site that offers a choice of them.
 */
export function describePages(manifest, { screens, placeholder, languages, routes, inlineScript }) {
  const pages = {}
  for (const [path, route] of Object.entries(routes)) {
    const { body, styles } = screens[path] ?? placeholder
    const prerendered = screens[path] ? [`<meta name="prerendered" content="/frontend/${path}">`] : []
    const early = [...prerendered, `<script>${inlineScript}</script>`]
    pages[path] = { styles: `${styles}\n`, head: [...early, scriptsOf(manifest, route)].join('\n'), body }
  }
  // The root leads to the first screen.
  pages[''] = pages[Object.keys(screens)[0]]
  const hash = createHash('sha256').update(inlineScript).digest('base64')
  const messages = Object.fromEntries(
    Object.entries(manifest.messages).map(([code, { file }]) => [code, file]),
  )
  const spoken = Object.entries(languages).map(([code, rendered]) => [code, inLanguage(rendered)])
  return { inline_script_sha256: hash, messages, pages, languages: Object.fromEntries(spoken) }
}
