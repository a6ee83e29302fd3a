import { build } from 'esbuild'
import { changeModules, frontend, LANDINGS } from './modules.mjs'
import { NODE } from './targets.mjs'

/** Leaves out the screens that no guest's link leads to, and lazy parts. */
const leaveOut = ({ lazy }) => {
  const others = new Set([...lazy].filter((module) => !LANDINGS.includes(module)))
  return changeModules(others, () => 'export {}')
}

/** The Node modules that React's renderer imports. None gives access to the network or files (docs/security.md). */
const OF_NODE = ['async_hooks', 'crypto', 'stream', 'util']

/**
 * Bundles src/app/render.tsx for Node: one CommonJS script that exports `render`. `options` are esbuild's `define`,
 * `alias` and `minify`, `read` is readModules'. Returns the script. Throws if it imports other Node modules.
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
    // Uses react-router's ES modules, so that unused code is removed.
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
