import { build } from 'esbuild'
import { changeModules, frontend, LANDINGS } from './modules.mjs'
import { NODE } from './targets.mjs'

/** Screens that no guest's link leads to, and what a screen fetches later, are not in the bundle. */
const leaveOut = ({ lazy }) => {
  const others = new Set([...lazy].filter((module) => !LANDINGS.includes(module)))
  return changeModules(others, () => 'export {}')
}

/**
 * Bundles src/app/render.tsx for Node: one CommonJS script that exports `render`. `options` are esbuild's
 * `define`, `alias` and `minify`, `read` is readModules'. Gives the script.
 */
export async function bundleRenderer(options, read) {
  const { outputFiles } = await build({
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
    write: false,
    logLevel: 'silent',
    plugins: [leaveOut(read)],
  })
  return outputFiles[0].text
}
