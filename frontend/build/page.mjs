const ASSETS = '/assets/job_portal/frontend/'
const MARK = '<!-- build:scripts -->'

/**
 * The page that Frappe renders: the template with the scripts of the first load in it.
 * Throws when a Jinja tag other than the page's own two would reach Frappe.
 */
export function renderPage(template, { entry, firstLoad }) {
  const preloads = firstLoad.files
    .filter((file) => file !== entry)
    .map((file) => `<link rel="modulepreload" href="${ASSETS}${file}" />`)
  const script = `<script type="module" src="${ASSETS}${entry}"></script>`
  if (!template.includes(MARK)) throw new Error(`index.html has no ${MARK}`)
  const page = template.replace(MARK, [...preloads, script].join('\n    '))
  const tags = page.match(/\{[{%#].*?[}%#]\}/gs) ?? []
  const foreign = tags.filter((tag) => !['{{ lang }}', '{{ boot | safe }}'].includes(tag))
  if (foreign.length > 0)
    throw new Error(`index.html holds Jinja tags that are not ours: ${foreign.join(' ')}`)
  return page
}
