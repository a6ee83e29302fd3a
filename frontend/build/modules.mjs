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
const ROUTER = 'src/app/router.tsx'
const FIRST_ROUTES = 'src/app/first-routes.tsx'
/** A module that this many screens use is fetched with the first of them. */
const COMMON = 12

/** The name of a module in the manifest. */
export const nameOf = (module) => module.replace(/^src\//, '').replace(/\.\w+$/, '')

/** { module: { loads, lazy, packages } }: the modules and packages that it imports; `lazy` are those of `import()`. */
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
 * `lazy` are the modules of `import()`, each with its own chunk. `options` are esbuild's `define`.
 */
export async function readModules(options) {
  const modules = await readImports(options)
  /** A module and its static imports. */
  function closure(module, found = new Set()) {
    if (found.has(module)) return found
    found.add(module)
    for (const loaded of modules[module].loads) closure(loaded, found)
    return found
  }
  const lazy = new Set(Object.values(modules).flatMap((one) => one.lazy))
  return { modules, closure, lazy, firstScreens: modules[FIRST_ROUTES].lazy }
}

/** The modules that at least `count` of `loaders` import. */
function loadedBy(count, loaders, closure) {
  const counts = new Map()
  for (const loader of loaders)
    for (const module of closure(loader)) counts.set(module, (counts.get(module) ?? 0) + 1)
  return [...counts].filter(([, times]) => times >= count).map(([module]) => module)
}

/**
 * The modules to add to each chunk's own imports, as { module: [modules] }.
 *
 * esbuild makes one chunk of all modules with the same set of entry points, so a first load would be a dozen small
 * requests. This makes five chunks instead: one for everything, one for the screens after the first ones, and for each
 * of these the part with the form packages, which lists and reading pages do not need. The fifth is the part of the
 * shared modules that a landing shows: landings load only that part.
 */
function sharedModules({ modules, closure, lazy, firstScreens }) {
  const entry = closure(ENTRY)
  const packagesOf = (loaded) => [...loaded].flatMap((module) => modules[module].packages)
  const bringsOnly = (known) => (module) => packagesOf(closure(module)).every((name) => known.has(name))
  const known = new Set(packagesOf(entry))
  const ofFirst = loadedBy(2, firstScreens, closure)
  const core = new Set([...entry, ...ofFirst.filter(bringsOnly(known))])
  const forms = new Set(ofFirst.filter((module) => !core.has(module)))
  const withForms = new Set([...known, ...packagesOf(forms)])
  const isForm = (module) =>
    packagesOf(closure(module)).some((name) => !known.has(name) && withForms.has(name))

  const laterScreens = new Set(
    Object.entries(modules).flatMap(([module, imports]) =>
      module === ROUTER || !(core.has(module) || forms.has(module)) ? imports.lazy : [],
    ),
  )
  for (const screen of firstScreens) laterScreens.delete(screen)
  const isNew = (module) => !core.has(module) && !forms.has(module)
  // A package that only some screens need must not be loaded by all.
  const parts = loadedBy(COMMON, laterScreens, closure).filter(isNew).filter(bringsOnly(known))
  const formParts = loadedBy(COMMON, [...laterScreens].filter(isForm), closure)
    .filter(isNew)
    .filter((module) => !parts.includes(module))
    .filter(bringsOnly(withForms))

  const ofLandings = new Set(loadedBy(1, LANDINGS, closure))
  const landingParts = parts.filter((module) => ofLandings.has(module))

  const sharedBy = (module) => {
    const isLater = laterScreens.has(module)
    const ofScreens = LANDINGS.includes(module) ? landingParts : parts
    return [
      ...core,
      ...(isForm(module) ? forms : []),
      ...(isLater ? ofScreens : []),
      ...(isLater && isForm(module) ? formParts : []),
    ]
  }
  return new Map(
    [ENTRY, ...lazy].map((module) => [
      module,
      sharedBy(module).filter((other) => other !== module && other !== ENTRY && /\.tsx?$/.test(other)),
    ]),
  )
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

/** An esbuild plugin that makes one chunk of the first screens' shared modules, and one of the others'. */
export function shareModules(read) {
  const shared = sharedModules(read)
  return changeModules(new Set(shared.keys()), (module, contents) => {
    const imports = shared.get(module).map((other) => `import ${JSON.stringify(join(frontend, other))}`)
    return [contents, ...imports].join('\n')
  })
}
