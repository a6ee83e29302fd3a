import { readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { changeLazyModules } from './lazy-modules.mjs'
import { TARGETS } from './targets.mjs'

const here = join(dirname(fileURLToPath(import.meta.url)), '..')

/** The screens that a visit begins with. */
const FIRST_SCREENS = ['login', 'signup', 'verify-otp']

const isFirstScreen = (source) => FIRST_SCREENS.some((name) => source.endsWith(`/sign-in/${name}-screen.tsx`))

/** A lazy module tells its name; of the others than the first screens only that is needed. */
const nameScreens = changeLazyModules('name-screens', async (path) => {
  const source = relative(here, path).replaceAll(sep, '/')
  const contents = isFirstScreen(source) ? await readFile(path, 'utf8') : ''
  return `${contents}\nexport const source = '${source}'\n`
})

/** Bundles src/app/prerender.tsx for Node and gives its exports. */
async function importRenderer(options) {
  const { outputFiles } = await build({
    ...options,
    absWorkingDir: here,
    entryPoints: ['src/app/prerender.tsx'],
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    external: ['framer-motion'],
    // For what is not an ES module yet, React's own among it.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    write: false,
    // What it throws says the same; and what is wrong in the screens, the app's own bundle has said already.
    logLevel: 'silent',
    plugins: [nameScreens],
  })
  // A file, since an error's trace would hold the whole of a data: address. Another name each time: Node keeps modules.
  const file = join(here, 'node_modules', `.prerender-${process.pid}-${Date.now()}.mjs`)
  await writeFile(file, outputFiles[0].contents)
  try {
    return await import(pathToFileURL(file).href)
  } finally {
    await rm(file)
  }
}

/** The watch over what is tapped before the app is there, as the text of an inline script. */
async function earlyTaps() {
  const { outputFiles } = await build({
    absWorkingDir: here,
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
 * Renders the first screens and the placeholder of all others. `options` are esbuild's `define` and `alias`.
 * Gives { screens: { path: { body, styles } }, placeholder: { body, styles }, sources: { path: file }, inlineScript }.
 * Throws what a screen throws that cannot be rendered without a browser.
 */
export async function prerender(options) {
  const [renderer, inlineScript] = await Promise.all([importRenderer(options), earlyTaps()])
  const screens = {}
  for (const path of FIRST_SCREENS) screens[path] = await renderer.renderScreen(`/${path}`)
  return {
    screens,
    placeholder: await renderer.renderPlaceholder(),
    sources: await renderer.sourcesOfScreens(),
    inlineScript,
  }
}
