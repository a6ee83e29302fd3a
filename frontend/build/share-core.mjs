import { readFile } from 'node:fs/promises'
import { changeLazyModules } from './lazy-modules.mjs'

const CORE = '@/app/core'
const SCREEN_PARTS = '@/app/screen-parts'

/** The first load and what it fetches by itself: they share the core only. */
const first =
  /[\\/]src[\\/](features[\\/]sign-in[\\/]|app[\\/](frappe-gateway|toast-container|screen-motion|live-reload|service-worker)\.)/

/** Adds src/app/core.ts (which says why), or more, to every module that is imported lazily. */
export const shareCore = changeLazyModules('share-core', async (path) => {
  const shared = first.test(path) ? [CORE] : [CORE, SCREEN_PARTS]
  const imports = shared.map((module) => `import '${module}'`).join('\n')
  return `${await readFile(path, 'utf8')}\n${imports}\n`
})
