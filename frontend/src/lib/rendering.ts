import { isInBrowser } from './environment'

/** The inputs of a server rendering. The browser hydrates with the same ones, then uses its own. */
export type Rendering = {
  /** From the visitor's cookie; '' without one. */
  userType: string
  /** In milliseconds. */
  now: number
}

const MARK = 'prerendered'

let present: Rendering | undefined

/** For the renderer, which has no document. */
export function setRendering(next: Rendering): void {
  present = next
}

const mark = () => document.querySelector<HTMLMetaElement>(`meta[name="${MARK}"]`)

/** The path that the server or the build rendered the page for; undefined for an unrendered page. */
export const renderedPath = (): string | undefined => mark()?.content

/** The inputs of the server's rendering; undefined for a page that the build rendered, or nobody. */
export function rendering(): Rendering | undefined {
  if (!isInBrowser) return present
  const { userType = '', now } = mark()?.dataset ?? {}
  return now ? { userType, now: Number(now) } : undefined
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`)

/** The mark of a rendered page, for its head. */
export const markOf = (path: string, { userType, now }: Rendering): string =>
  `<meta name="${MARK}" content="${escaped(path)}" data-user-type="${escaped(userType)}" data-now="${now}">`
