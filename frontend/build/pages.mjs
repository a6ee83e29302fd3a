import { createHash } from 'node:crypto'
import { ASSETS } from './page.mjs'

/** Where `/frontend` leads to. */
const ROOT_LEADS_TO = 'login'
/** Without a session these lead away; with one the first thing they do is a call. */
const CALLS_AT_ONCE = /features\/(company|hr|finalization|profile)\//
const SDK = 'app/frappe-gateway'

const moduleOf = (source) => source.replace(/^src\//, '').replace(/\.\w+$/, '')

/** The scripts of a screen: fetched side by side, and run when the page is there. */
function scriptsOf({ entry, shared, screens }, source) {
  const wanted = [moduleOf(source), ...(CALLS_AT_ONCE.test(source) ? [SDK] : [])]
  const files = new Set([...shared.files, ...wanted.flatMap((module) => screens[module].files)])
  files.delete(entry)
  const preloads = [...files].map((file) => `<link rel="modulepreload" href="${ASSETS}${file}">`)
  return [...preloads, `<script type="module" src="${ASSETS}${entry}"></script>`].join('\n')
}

/**
 * What the server puts into the page for each route (job_portal/page/), from createManifest's and prerender's results:
 * { inline_script_sha256, pages: { path: { head, body } } }, where '' is /frontend itself and '*' every other path.
 */
export function describePages(manifest, { screens, placeholder, sources, inlineScript }) {
  const pages = {}
  for (const [path, source] of Object.entries(sources)) {
    const { body, styles } = screens[path] ?? placeholder
    const prerendered = screens[path] ? [`<meta name="prerendered" content="/frontend/${path}">`] : []
    const early = [...prerendered, `<script>${inlineScript}</script>`]
    pages[path] = { head: [styles, ...early, scriptsOf(manifest, source)].join('\n'), body }
  }
  pages[''] = pages[ROOT_LEADS_TO]
  const hash = createHash('sha256').update(inlineScript).digest('base64')
  return { inline_script_sha256: hash, pages }
}
