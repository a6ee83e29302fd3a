/** In the place of a package that another one imports for a function of its own that nobody here calls. */
export default function leftOut() {
  throw new Error('This package is left out of the build (build.mjs, alias).')
}
