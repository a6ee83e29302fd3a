/** How the app's modules import each other: with no ending. Each import that matches is a way to here and back. */
const OWN = /^(?:@|\.\.?)\/[\w/-]+$/

/**
 * An esbuild plugin that changes the modules which are imported lazily: `change(path)` gives their contents, or
 * undefined to leave one as it is.
 */
export function changeLazyModules(name, change) {
  return {
    name,
    setup({ onResolve, onLoad, resolve }) {
      const lazyModules = new Set()
      const resolving = Symbol('resolving')

      onResolve({ filter: OWN }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === resolving) return undefined
        const resolved = await resolve(path, { kind, importer, resolveDir, pluginData: resolving })
        lazyModules.add(resolved.path)
        return resolved
      })

      onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        const contents = lazyModules.has(path) ? await change(path) : undefined
        return contents === undefined ? undefined : { contents, loader: 'tsx' }
      })
    },
  }
}
