export const ASSETS = '/assets/job_portal/frontend/'

/** What the server fills in (job_portal/page/): language, session, and of pages.json the route's head and body. */
const TAGS = ['{{ lang }}', '{{ boot | safe }}', '{{ head | safe }}', '{{ body | safe }}']

/** The page's template, as it is. Throws when it holds other Jinja tags than the page's own, or lacks one. */
export function checkPage(template) {
  const tags = template.match(/\{[{%#].*?[}%#]\}/gs) ?? []
  const wrong = [...tags.filter((tag) => !TAGS.includes(tag)), ...TAGS.filter((tag) => !tags.includes(tag))]
  if (wrong.length > 0)
    throw new Error(`index.html: Jinja tags that are not ours, or missing: ${wrong.join(' ')}`)
  return template
}
