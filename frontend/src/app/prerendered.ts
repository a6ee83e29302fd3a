/** The path of the address bar, without a slash at its end. */
export const currentPath = () => window.location.pathname.replace(/\/$/, '')

/** True when the page came with this very screen in it; else with a placeholder, or in other languages empty. */
export function isPrerendered(): boolean {
  const rendered = document.querySelector<HTMLMetaElement>('meta[name="prerendered"]')?.content
  return rendered === currentPath() && document.getElementById('root')?.firstElementChild != null
}
