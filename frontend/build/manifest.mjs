import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compress = promisify(gzip)

/** An output and everything that it imports statically: what the browser has to fetch for it. */
function closure(outputs, name, found = new Set()) {
  if (found.has(name) || !outputs[name]) return found
  found.add(name)
  for (const { path, kind } of outputs[name].imports)
    if (kind === 'import-statement') closure(outputs, path, found)
  return found
}

/**
 * What each screen loads, from esbuild's metafile.
 * Gives { entry: file, firstLoad: Load, screens: { module: Load } }; a Load is { files, bytes, gzip }, where
 * `gzip` is the size under gzip -9 and, for a screen, the files are those beyond the entry's own.
 */
export async function createManifest({ outputs }, folder, { entry, firstScreen }) {
  const outputOf = (source) => {
    const found = Object.keys(outputs).find((name) => outputs[name].entryPoint === source)
    if (!found) throw new Error(`${source} is not among the build's outputs.`)
    return found
  }
  const gzipped = new Map()
  async function load(names) {
    let bytes = 0
    let total = 0
    for (const name of names) {
      if (!gzipped.has(name)) {
        const content = await readFile(join(folder, basename(name)))
        gzipped.set(name, (await compress(content, { level: 9 })).length)
      }
      bytes += outputs[name].bytes
      total += gzipped.get(name)
    }
    return { files: names.map((name) => basename(name)), bytes, gzip: total }
  }

  const shared = closure(outputs, outputOf(entry))
  const screens = {}
  for (const [name, { entryPoint }] of Object.entries(outputs)) {
    if (!entryPoint || entryPoint === entry) continue
    const own = [...closure(outputs, name)].filter((file) => !shared.has(file))
    screens[entryPoint.replace(/^src\//, '').replace(/\.\w+$/, '')] = await load(own)
  }
  const first = new Set([...shared, ...closure(outputs, outputOf(firstScreen))])
  return { entry: basename(outputOf(entry)), firstLoad: await load([...first]), screens }
}
