/** What the build tells the worker of the release that it was built with (frontend/build/release.mjs). */
export type Release = {
  /** Another one for every change of a file or of the page. */
  id: string
  /** The script that every page of this release names. */
  entry: string
  /** Paths below /frontend that have a shell of their own, e.g. 'login' and '' for itself; all others share one. */
  shells: string[]
  /** Addresses of the files that the first screens need. */
  first: string[]
  /** Addresses of all others. */
  rest: string[]
  /** The address of each language's dictionary. */
  messages: Record<string, string>
}
