import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { changeModules, frontend } from './modules.mjs'
import { TARGETS } from './targets.mjs'

/** Each lazy module tells its name. Only that is needed of the screens that are not rendered. */
const nameScreens = ({ lazy, firstScreens }) =>
  changeModules(lazy, (module, contents) =>
    [firstScreens.includes(module) ? contents : '', `export const source = '${module}'`].join('\n'),
  )

/** Bundles src/app/prerender.tsx for Node and gives its exports. */
async function importRenderer(options, read) {
  const { outputFiles } = await build({
    ...options,
    absWorkingDir: frontend,
    entryPoints: ['src/app/prerender.tsx'],
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    external: ['framer-motion'],
    // React is no ES module and calls `require`.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    write: false,
    // The app's own bundle says the same.
    logLevel: 'silent',
    plugins: [nameScreens(read)],
  })
  // A file and no data: address, which an error's trace would print as a whole. Node caches modules by their name.
  const file = join(frontend, 'node_modules', `.prerender-${process.pid}-${Date.now()}.mjs`)
  await writeFile(file, outputFiles[0].contents)
  try {
    return await import(pathToFileURL(file).href)
  } finally {
    await rm(file)
  }
}

/** The text of the inline script that watches for taps before the app is there. */
async function earlyTaps() {
  const { outputFiles } = await build({
    absWorkingDir: frontend,
    entryPoints: ['src/app/early-taps.ts'],
    bundle: true,
    format: 'iife',
    target: TARGETS,
    minify: true,
    write: false,
  })
  return outputFiles[0].text.trim()
}

/**
 * Renders the first screens and the placeholder of all others. `options` are esbuild's `define` and `alias`, `read` is
 * readModules'. Throws what a screen throws that cannot be rendered without a browser.
 * Gives { screens: { path: { body, styles } }, placeholder: { body, styles }, routes: { path: { source, isGuarded } },
 * firstScreens, inlineScript }. The first of the screens is the one that the root leads to.
 */
export async function prerender(options, read) {
  const [renderer, inlineScript] = await Promise.all([importRenderer(options, read), earlyTaps()])
  const routes = await renderer.describeRoutes()
  const screens = {}
  for (const source of read.firstScreens) {
    const path = Object.keys(routes).find((one) => routes[one].source === source)
    screens[path] = await renderer.renderScreen(`/${path}`)
  }
  const placeholder = await renderer.renderPlaceholder()
  return { screens, placeholder, routes, firstScreens: read.firstScreens, inlineScript }
}
