import { readFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

export const frontend = join(dirname(fileURLToPath(import.meta.url)), '..')
export const ENTRY = 'src/app/main.tsx'
/** Loads the SDK. It is fetched once, after the first screen. */
export const SDK_CLIENT = 'src/lib/backend/client.tsx'
/** The screens that outside links lead to, besides the first ones. The server renders them for guests. */
export const LANDINGS = [
  'src/features/home/home-screen.tsx',
  'src/features/job-search/jobs-screen.tsx',
  'src/features/job-search/job-details-screen.tsx',
  'src/features/job-search/employer-screen.tsx',
  'src/features/freelancers/freelancers-screen.tsx',
  'src/features/freelancers/freelancer-screen.tsx',
  'src/features/freelancers/briefs-screen.tsx',
  'src/features/briefs/brief-screen.tsx',
]
export const ROUTER = 'src/app/router.tsx'
const FIRST_ROUTES = 'src/app/first-routes.tsx'

/** The name of a module in the manifest. */
export const nameOf = (module) => module.replace(/^src\//, '').replace(/\.\w+$/, '')

/**
 * { module: { loads, lazy, packages, bytes } }: the modules and packages that it imports; `lazy` are those of
 * `import()`.
 */
async function readImports(options) {
  const { metafile } = await build({
    ...options,
    absWorkingDir: frontend,
    entryPoints: [ENTRY],
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    packages: 'external',
    outdir: 'unused',
    write: false,
    metafile: true,
    logLevel: 'error',
  })
  const isLazy = ({ kind }) => kind === 'dynamic-import'
  const paths = (imports) => imports.map(({ path }) => path)
  const modules = {}
  const outputs = Object.values(metafile.outputs).map(({ inputs }) => inputs)
  for (const [module, { imports }] of Object.entries(metafile.inputs)) {
    const own = imports.filter(({ external }) => !external)
    modules[module] = {
      loads: paths(own.filter((one) => !isLazy(one))),
      lazy: paths(own.filter(isLazy)),
      packages: paths(imports.filter((one) => one.external && !isLazy(one))),
      bytes: outputs.find((inputs) => inputs[module])?.[module].bytesInOutput ?? 0,
    }
  }
  return modules
}

/**
 * Our own modules, without the packages: { modules, closure, lazy, firstScreens }. A module is a path in this folder.
 * `lazy` are the modules of `import()`, each with its own chunk. `options` are esbuild's `define`.
 */
export async function readModules(options) {
  const modules = await readImports(options)
  function collect(module, found) {
    if (found.has(module)) return found
    found.add(module)
    for (const loaded of modules[module].loads) collect(loaded, found)
    return found
  }
  const closures = new Map()
  /** A module and its static imports. */
  function closure(module) {
    if (!closures.has(module)) closures.set(module, collect(module, new Set()))
    return closures.get(module)
  }
  const lazy = new Set(Object.values(modules).flatMap((one) => one.lazy))
  return { modules, closure, lazy, firstScreens: modules[FIRST_ROUTES].lazy }
}

/** An esbuild plugin that replaces the contents of `modules` by `change(module, contents)`. */
export function changeModules(modules, change) {
  return {
    name: 'change-modules',
    setup: ({ onLoad }) =>
      onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        const module = relative(frontend, path).replaceAll(sep, '/')
        if (!modules.has(module)) return undefined
        return { contents: change(module, await readFile(path, 'utf8')), loader: 'tsx' }
      }),
  }
}
