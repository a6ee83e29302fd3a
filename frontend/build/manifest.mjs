import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { nameOf } from './modules.mjs'

const compress = promisify(gzip)

/** An output and its static imports: the files that the browser fetches for it. */
function closure(outputs, name, found = new Set()) {
  if (found.has(name) || !outputs[name]) return found
  found.add(name)
  for (const { path, kind } of outputs[name].imports)
    if (kind === 'import-statement') closure(outputs, path, found)
  return found
}

/** The outputs that are there before an entry is fetched: those that all entries have whose outputs import it lazily. */
function loadedBefore(outputs, name) {
  const fetchers = Object.keys(outputs).filter((output) =>
    outputs[output].imports.some(({ path, kind }) => path === name && kind === 'dynamic-import'),
  )
  const [first, ...others] = Object.keys(outputs)
    .filter((output) => outputs[output].entryPoint && output !== name)
    .map((entry) => closure(outputs, entry))
    .filter((load) => fetchers.some((fetcher) => load.has(fetcher)))
  return new Set([...first].filter((output) => others.every((load) => load.has(output))))
}

/** The scripts as { file: { bytes, gzip } }; `gzip` is the size under gzip -9. */
async function measure(outputs, folder) {
  const scripts = Object.keys(outputs).filter((name) => name.endsWith('.js'))
  const sizes = scripts.map(async (name) => {
    const content = await readFile(join(folder, basename(name)))
    return [basename(name), { bytes: content.length, gzip: (await compress(content, { level: 9 })).length }]
  })
  return Object.fromEntries(await Promise.all(sizes))
}

/** The metafile's output whose entry is the module `source`. */
function outputOf(outputs, source) {
  const found = Object.keys(outputs).find((name) => outputs[name].entryPoint === source)
  if (!found) throw new Error(`${source} is not among the build's outputs.`)
  return found
}

/** The files that the browser fetches for the module `source`, from esbuild's metafile. */
export const filesOf = ({ outputs }, source) =>
  [...closure(outputs, outputOf(outputs, source))].map((name) => basename(name))

/**
 * The files of each screen, from esbuild's metafile. Returns { entry: file, files: { file: { bytes, gzip } }, shared:
 * Load, firstLoad: Load, screens: { module: Load } }. A Load is { files, bytes, gzip }. `shared` is the entry's Load.
 * The Load of a screen, or of a later part, excludes what is there before.
 */
export async function createManifest({ outputs }, folder, { entry, firstScreen }) {
  const files = await measure(outputs, folder)
  const load = (names) => {
    const own = [...names].map((name) => basename(name))
    const sum = (size) => own.reduce((total, file) => total + files[file][size], 0)
    return { files: own, bytes: sum('bytes'), gzip: sum('gzip') }
  }

  const shared = closure(outputs, outputOf(outputs, entry))
  const screens = {}
  for (const [name, { entryPoint }] of Object.entries(outputs)) {
    if (!entryPoint || entryPoint === entry) continue
    const before = loadedBefore(outputs, name)
    const own = [...closure(outputs, name)].filter((file) => !before.has(file))
    screens[nameOf(entryPoint)] = load(own)
  }
  const first = new Set([...shared, ...closure(outputs, outputOf(outputs, firstScreen))])
  return {
    entry: basename(outputOf(outputs, entry)),
    files,
    shared: load(shared),
    firstLoad: load(first),
    screens,
  }
}
