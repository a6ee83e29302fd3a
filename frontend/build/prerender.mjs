import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { changeModules, frontend } from './modules.mjs'
import { TARGETS } from './targets.mjs'

/** Makes each lazy module export its name, which is all that is needed of screens that are not rendered. */
const nameScreens = ({ lazy, firstScreens }) =>
  changeModules(lazy, (module, contents) =>
    [firstScreens.includes(module) ? contents : '', `export const source = '${module}'`].join('\n'),
  )

/** Bundles src/app/prerender.tsx for Node and imports it. */
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
    // React is not an ES module and calls `require`.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    write: false,
    // The app's own bundle reports the same messages.
    logLevel: 'silent',
    plugins: [nameScreens(read)],
  })
  // A file, because an error's trace would print a whole data: URL. The name is unique, because Node caches modules by
  // name.
  const file = join(frontend, 'node_modules', `.prerender-${process.pid}-${Date.now()}.mjs`)
  await writeFile(file, outputFiles[0].contents)
  try {
    return await import(pathToFileURL(file).href)
  } finally {
    await rm(file)
  }
}

/** The inline script that acts before the app has loaded. */
async function early() {
  const { outputFiles } = await build({
    absWorkingDir: frontend,
    entryPoints: ['src/app/early.ts'],
    bundle: true,
    format: 'iife',
    target: TARGETS,
    minify: true,
    write: false,
  })
  return outputFiles[0].text.trim()
}

/** The first screens and the placeholder of all others, in the renderer's language. */
async function renderScreens(renderer, paths) {
  const screens = {}
  for (const path of paths) screens[path] = await renderer.renderScreen(`/${path}`)
  return { screens, placeholder: await renderer.renderPlaceholder() }
}

/**
 * Renders the first screens and the placeholder of all others. `options` are esbuild's `define` and `alias`, `read` is
 * readModules', `dictionaries` { code: { English: translated } }. Throws the error of a screen that needs a browser to
 * render. Returns { screens: { path: { body, styles } }, placeholder: { body, styles }, languages: { code: { screens,
 * placeholder } }, routes: { path: source }, firstScreens, inlineScript }. The root redirects to the
 * first screen. `languages` include English, for a site that offers several.
 */
export async function prerender(options, read, dictionaries) {
  const [renderer, inlineScript] = await Promise.all([importRenderer(options, read), early()])
  const routes = await renderer.describeRoutes()
  const paths = read.firstScreens.map((source) => Object.keys(routes).find((one) => routes[one] === source))
  const english = await renderScreens(renderer, paths)
  const languages = {}
  const offered = ['en', ...Object.keys(dictionaries)].map((code) => ({ code, name: code }))
  for (const { code } of offered) {
    renderer.speak(code, dictionaries[code] ?? {}, offered)
    languages[code] = await renderScreens(renderer, paths)
  }
  return { ...english, languages, routes, firstScreens: read.firstScreens, inlineScript }
}
