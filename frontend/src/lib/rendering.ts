import { isInBrowser } from './environment'

/** What the server has rendered a page by. The browser takes the page over by the same, and goes on with its own. */
export type Rendering = {
  /** As the visitor's cookie has it; '' without one. */
  userType: string
  /** In milliseconds. */
  now: number
}

const MARK = 'prerendered'

let present: Rendering | undefined

/** For the renderer, which has no page. */
export function setRendering(next: Rendering): void {
  present = next
}

const mark = () => document.querySelector<HTMLMetaElement>(`meta[name="${MARK}"]`)

/** The address that the page was rendered for, by the server or the build; undefined for a page that was not. */
export const renderedPath = (): string | undefined => mark()?.content

/** What the server has rendered the page by; undefined where the build has rendered it, or nobody. */
export function rendering(): Rendering | undefined {
  if (!isInBrowser) return present
  const { userType = '', now } = mark()?.dataset ?? {}
  return now ? { userType, now: Number(now) } : undefined
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`)

/** The mark of a rendered page, for its head. */
export const markOf = (path: string, { userType, now }: Rendering): string =>
  `<meta name="${MARK}" content="${escaped(path)}" data-user-type="${escaped(userType)}" data-now="${now}">`
