import { readFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

export const frontend = join(dirname(fileURLToPath(import.meta.url)), '..')
export const ENTRY = 'src/app/main.tsx'
/** Brings the SDK. It is fetched once, after the first screen. */
export const SDK_CLIENT = 'src/lib/backend/client.tsx'
/** The screens that links from outside lead to, beside the first ones: the server renders them for guests. */
export const LANDINGS = [
  'src/features/home/home-screen.tsx',
  'src/features/job-search/jobs-screen.tsx',
  'src/features/job-search/job-details-screen.tsx',
  'src/features/job-search/employer-screen.tsx',
]
const ROUTER = 'src/app/router.tsx'
const FIRST_ROUTES = 'src/app/first-routes.tsx'
/** A module that so many screens load is fetched with the first of them. */
const COMMON = 5

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
 * requests. It makes one chunk of all modules that the same entry points load. So there are five: what everything needs,
 * what the screens after the first ones share, and of both the part that brings the packages of forms, which lists and
 * pages to read do without. Of what the screens share, the landings load only the part that one of them shows.
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
  // A package that only some screens need is not for all of them.
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
