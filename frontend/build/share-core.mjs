import { readFile } from 'node:fs/promises'

const CORE = '@/app/core'
const SCREEN_PARTS = '@/app/screen-parts'

/** The first load and what it fetches by itself: they share the core only. */
const first =
  /[\\/]src[\\/](features[\\/]auth[\\/]|app[\\/](frappe-gateway|toast-container|screen-motion|live-reload)\.)/

/** Adds src/app/core.ts (which says why), or more, to every module that is imported lazily. */
export const shareCore = {
  name: 'share-core',
  setup({ onResolve, onLoad, resolve }) {
    const lazyModules = new Set()
    const resolving = Symbol('resolving')

    onResolve({ filter: /^[@.]/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === resolving) return undefined
      const resolved = await resolve(path, { kind, importer, resolveDir, pluginData: resolving })
      lazyModules.add(resolved.path)
      return resolved
    })

    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      if (!lazyModules.has(path)) return undefined
      const shared = first.test(path) ? [CORE] : [CORE, SCREEN_PARTS]
      const imports = shared.map((module) => `import '${module}'`).join('\n')
      return { contents: `${await readFile(path, 'utf8')}\n${imports}\n`, loader: 'tsx' }
    })
  },
}
