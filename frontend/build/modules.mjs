import { readFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

export const frontend = join(dirname(fileURLToPath(import.meta.url)), '..')
export const ENTRY = 'src/app/main.tsx'
/** Brings the SDK. It is fetched once, after the first screen. */
export const SDK_CLIENT = 'src/lib/backend/client.tsx'
const ROUTER = 'src/app/router.tsx'
const FIRST_ROUTES = 'src/app/first-routes.tsx'
/** A module that so many screens load is fetched with the first of them. */
const COMMON = 3

/** What the manifest calls a module. */
export const nameOf = (module) => module.replace(/^src\//, '').replace(/\.\w+$/, '')

/** { module: { loads, lazy, packages } }: the modules and packages that it imports, `lazy` being those of `import()`. */
async function readImports(options) {
  const { metafile } = await build({
    ...options,
    absWorkingDir: frontend,
    entryPoints: [ENTRY],
    bundle: true,
    packages: 'external',
    outdir: 'unused',
    write: false,
    metafile: true,
    logLevel: 'error',
  })
  const isLazy = ({ kind }) => kind === 'dynamic-import'
  const paths = (imports) => imports.map(({ path }) => path)
  const modules = {}
  for (const [module, { imports }] of Object.entries(metafile.inputs)) {
    const own = imports.filter(({ external }) => !external)
    modules[module] = {
      loads: paths(own.filter((one) => !isLazy(one))),
      lazy: paths(own.filter(isLazy)),
      packages: paths(imports.filter((one) => one.external && !isLazy(one))),
    }
  }
  return modules
}

/**
 * Our own modules, without the packages: { modules, closure, lazy, firstScreens }. A module is a path in this folder.
 * `lazy` are the modules of `import()`, each with a chunk of its own. `options` are esbuild's `define`.
 */
export async function readModules(options) {
  const modules = await readImports(options)
  /** A module and all that it loads at once. */
  function closure(module, found = new Set()) {
    if (found.has(module)) return found
    found.add(module)
    for (const loaded of modules[module].loads) closure(loaded, found)
    return found
  }
  const lazy = new Set(Object.values(modules).flatMap((one) => one.lazy))
  return { modules, closure, lazy, firstScreens: modules[FIRST_ROUTES].lazy }
}

/** The modules that at least `count` of `loaders` load. */
function loadedBy(count, loaders, closure) {
  const counts = new Map()
  for (const loader of loaders)
    for (const module of closure(loader)) counts.set(module, (counts.get(module) ?? 0) + 1)
  return [...counts].filter(([, times]) => times >= count).map(([module]) => module)
}

/**
 * What each chunk is to load beside its own imports, as { module: [modules] }.
 * esbuild makes a chunk for each set of entry points that share a module, so a first load would become a dozen small
 * requests. It makes one chunk of all modules that every entry point loads.
 */
function sharedModules({ modules, closure, lazy, firstScreens }) {
  const core = new Set([...closure(ENTRY), ...loadedBy(2, firstScreens, closure)])
  const laterScreens = new Set(
    Object.entries(modules).flatMap(([module, imports]) =>
      module === ROUTER || !core.has(module) ? imports.lazy : [],
    ),
  )
  const packagesOf = (loaded) => [...loaded].flatMap((module) => modules[module].packages)
  const known = new Set(packagesOf(core))
  // A package that only some screens need is not for all of them.
  const bringsNoPackage = (module) => packagesOf(closure(module)).every((name) => known.has(name))
  const parts = loadedBy(COMMON, laterScreens, closure).filter(
    (module) => !core.has(module) && bringsNoPackage(module),
  )
  return new Map(
    [ENTRY, ...lazy].map((module) => {
      const shared = laterScreens.has(module) ? [...core, ...parts] : [...core]
      return [module, shared.filter((other) => other !== module && other !== ENTRY && /\.tsx?$/.test(other))]
    }),
  )
}

/** An esbuild plugin that takes `change(module, contents)` for the contents of `modules`. */
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

/** An esbuild plugin that makes one chunk of what the first screens share, and one of what the others share. */
export function shareModules(read) {
  const shared = sharedModules(read)
  return changeModules(new Set(shared.keys()), (module, contents) => {
    const imports = shared.get(module).map((other) => `import ${JSON.stringify(join(frontend, other))}`)
    return [contents, ...imports].join('\n')
  })
}
