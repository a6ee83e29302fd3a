import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify } from 'oxc-minify'
import { frontend } from './modules.mjs'
import { TARGETS } from './targets.mjs'

/**
 * react-router's components are results of calls and have a name for developers, so esbuild keeps those that nobody
 * imports: forms, fetchers, restored scroll positions. Its links contain the prefetching of its framework mode, which
 * needs a manifest of routes.
 */
const ROUTER = [
  [/^\w+\.displayName = "\w+";$/gm, ''],
  [/^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2'],
  [/function PrefetchPageLinks\(/, 'function PrefetchPageLinks() { return null }\nfunction leftOut('],
]

/** Chakra's reset of the browser's styles, which the theme does not use. */
const PREFLIGHT = [
  [/function createPreflight\(/, 'function createPreflight() { return {} }\nfunction leftOut('],
]

/** Chakra's list of all CSS properties. A name that no source of ours contains is never a prop. */
const propertiesIn = (words) => [
  [
    /(?<=cssPropertiesStr = ")[\w,]+/,
    (names) =>
      names
        .split(',')
        .filter((name) => words.has(name))
        .join(','),
  ],
]

async function wordsOf(modules) {
  const texts = await Promise.all(modules.map((module) => readFile(join(frontend, module), 'utf8')))
  return new Set(texts.flatMap((text) => text.match(/\w+/g) ?? []))
}

/**
 * An esbuild plugin that leaves out parts of packages that the app does not use and that esbuild keeps (5 kB of the
 * first load). `read` is readModules'. The build fails when a package no longer contains such a part.
 */
export async function leanPackages({ modules }) {
  const words = await wordsOf(Object.keys(modules).filter((module) => /\.tsx?$/.test(module)))
  const parts = [
    [/react-router\/dist\/\w+\/chunk-\w+\.mjs$/, ROUTER],
    [/@chakra-ui\/react\/dist\/esm\/styled-system\/preflight\.js$/, PREFLIGHT],
    [/@pandacss\/is-valid-prop\/dist\/index\.mjs$/, propertiesIn(words)],
  ]
  const found = new Set()
  return {
    name: 'lean-packages',
    setup({ onLoad, onEnd }) {
      for (const [filter, changes] of parts)
        onLoad({ filter }, async ({ path }) => {
          let contents = await readFile(path, 'utf8')
          for (const [pattern, replacement] of changes) {
            if (contents.search(pattern) >= 0) found.add(pattern)
            contents = contents.replace(pattern, replacement)
          }
          return { contents, loader: 'js' }
        })
      onEnd(() => {
        const missed = parts.flatMap(([, changes]) => changes.filter(([pattern]) => !found.has(pattern)))
        return { errors: missed.map(([pattern]) => ({ text: `No package contains ${pattern} any more.` })) }
      })
    },
  }
}

/** Minifies `files` of `folder` again: this finds another 4 % (gzip) after esbuild. */
export async function minifyAgain(folder, files) {
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file)
      const { code, errors } = await minify(file, await readFile(path, 'utf8'), {
        module: true,
        compress: { target: TARGETS },
        mangle: { toplevel: true },
      })
      if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
      await writeFile(path, code)
    }),
  )
}
