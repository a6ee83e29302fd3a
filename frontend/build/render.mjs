import { build } from 'esbuild'
import { changeModules, frontend, LANDINGS } from './modules.mjs'
import { NODE } from './targets.mjs'

/** Screens that no guest's link leads to, and what a screen fetches later, are not in the bundle. */
const leaveOut = ({ lazy }) => {
  const others = new Set([...lazy].filter((module) => !LANDINGS.includes(module)))
  return changeModules(others, () => 'export {}')
}

/** What React's renderer asks Node for. None of it reaches a network or a file (docs/security.md). */
const OF_NODE = ['async_hooks', 'crypto', 'stream', 'util']

/**
 * Bundles src/app/render.tsx for Node: one CommonJS script that exports `render`. `options` are esbuild's
 * `define`, `alias` and `minify`, `read` is readModules'. Gives the script.
 * Throws where it asks Node for more.
 */
export async function bundleRenderer(options, read) {
  const { outputFiles, metafile } = await build({
    ...options,
    absWorkingDir: frontend,
    entryPoints: ['src/app/render.tsx'],
    bundle: true,
    format: 'cjs',
    platform: 'node',
    mainFields: ['module', 'main'],
    // Of react-router only what is used, which takes its ES modules.
    conditions: ['module-sync'],
    target: NODE,
    jsx: 'automatic',
    legalComments: 'none',
    metafile: true,
    write: false,
    logLevel: 'silent',
    plugins: [leaveOut(read)],
  })
  const [{ imports }] = Object.values(metafile.outputs)
  const others = imports.map(({ path }) => path).filter((path) => !OF_NODE.includes(path))
  if (others.length > 0) throw new Error(`The renderer may not ask Node for ${others.join(', ')}.`)
  return outputFiles[0].text
}
