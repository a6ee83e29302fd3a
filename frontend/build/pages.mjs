import { createHash } from 'node:crypto'
import { nameOf } from './modules.mjs'

export const ASSETS = '/assets/job_portal/frontend/'

/**
 * The scripts of a screen. The browser fetches them in parallel and runs them when the page is parsed. The largest,
 * the entry, is listed first: HTTP/1.1 fetches six at once, so it might otherwise wait for small ones.
 */
function scriptsOf({ entry, shared, screens }, source) {
  const files = new Set([...shared.files, ...screens[nameOf(source)].files])
  files.delete(entry)
  const preloads = [...files].map((file) => `<link rel="modulepreload" href="${ASSETS}${file}">`)
  return [`<script type="module" src="${ASSETS}${entry}"></script>`, ...preloads].join('\n')
}

/** The first screens in a language, and the placeholder of all others: { path: { styles, body } }. */
function inLanguage({ screens, placeholder }) {
  const all = { ...screens, '': Object.values(screens)[0], '*': placeholder }
  return Object.fromEntries(
    Object.entries(all).map(([path, { styles, body }]) => [path, { styles: `${styles}\n`, body }]),
  )
}

/**
 * The server's parts of the page for each route (job_portal/web/), from createManifest's and prerender's results: {
 * inline_script_sha256, messages: { code: files }, pages: { path: { styles, head, body } }, languages: { code: { path:
 * { styles, body } } } }. The path '' is /frontend itself and '*' any other. On a site that offers several languages,
 * `languages` replace the styles and body of `pages`.
 */
export function describePages(manifest, { screens, placeholder, languages, routes, inlineScript }) {
  const pages = {}
  for (const [path, source] of Object.entries(routes)) {
    const { body, styles } = screens[path] ?? placeholder
    const prerendered = screens[path] ? [`<meta name="prerendered" content="/frontend/${path}">`] : []
    const early = [...prerendered, `<script>${inlineScript}</script>`]
    pages[path] = { styles: `${styles}\n`, head: [...early, scriptsOf(manifest, source)].join('\n'), body }
  }
  // The root redirects to the first screen.
  pages[''] = pages[Object.keys(screens)[0]]
  const hash = createHash('sha256').update(inlineScript).digest('base64')
  const messages = Object.fromEntries(
    Object.entries(manifest.messages).map(([code, files]) => [code, files.map(({ file }) => file)]),
  )
  const spoken = Object.entries(languages).map(([code, rendered]) => [code, inLanguage(rendered)])
  return { inline_script_sha256: hash, messages, pages, languages: Object.fromEntries(spoken) }
}
