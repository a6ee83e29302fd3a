import { join } from 'node:path'
import { build } from 'esbuild'
import { changeModules, frontend, LANDINGS } from './modules.mjs'

/** The versions of V8 that Python's mini-racer has are newer than that. */
const V8 = 'es2022'

/** React's renderer without streams, which need what only browsers and Node have. */
const legacyReact = (mode) => ({
  name: 'legacy-react',
  setup({ onResolve }) {
    const file = `node_modules/react-dom/cjs/react-dom-server-legacy.browser.${mode}.js`
    onResolve({ filter: /^react-dom\/server$/ }, () => ({ path: join(frontend, file) }))
  },
})

/** Screens that no guest's link leads to, and what a screen fetches later, are not in the bundle. */
const leaveOut = ({ lazy }) => {
  const others = new Set([...lazy].filter((module) => !LANDINGS.includes(module)))
  return changeModules(others, () => 'export {}')
}

/**
 * Bundles src/app/render.tsx for V8 without a browser: one script that defines `render`. `options` are esbuild's
 * `define`, `alias` and `minify`, `read` is readModules'. Gives the script.
 */
export async function bundleRenderer(options, read) {
  const mode = JSON.parse(options.define['process.env.NODE_ENV'])
  const { outputFiles } = await build({
    ...options,
    absWorkingDir: frontend,
    entryPoints: ['src/app/render.tsx'],
    bundle: true,
    format: 'iife',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['module', 'import'],
    target: V8,
    jsx: 'automatic',
    legalComments: 'none',
    write: false,
    logLevel: 'silent',
    plugins: [legacyReact(mode), leaveOut(read)],
  })
  return outputFiles[0].text
}
