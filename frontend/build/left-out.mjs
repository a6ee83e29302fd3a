/** Replaces hoist-non-react-statics (1 kB of the first load), which only Emotion's `withTheme` calls. */
export default function leftOut() {
  throw new Error('This package is left out of the build (build.mjs, alias).')
}
