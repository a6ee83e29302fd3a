/** The release that the build puts into the worker (frontend/build/release.mjs). */
export type Release = {
  /** Changes with every file and with the page. */
  id: string
  /** The script that every page of this release loads. */
  entry: string
  /** The paths below /frontend with their own shell, such as 'login', and '' for itself. All others share one. */
  shells: string[]
  /** The URLs of the files that the first screens need. */
  first: string[]
  /** The URLs of all other files. */
  rest: string[]
  /** The URLs of each language's dictionary. */
  messages: Record<string, string[]>
}
