/** What a phone may have to fetch, in bytes under gzip -9 and in requests for scripts. */
const FIRST_LOAD = { gzip: 150_000, files: 6 }
const OVER_SHARED = { gzip: 45_000, files: Number.POSITIVE_INFINITY }

/** Where a visit may begin: all that they need is counted. */
const FIRST_SCREENS = ['login', 'signup', 'verify-otp'].map((name) => `features/sign-in/${name}-screen`)
/** Brings the SDK, which all screens that make calls share; it is fetched once, as soon as there is time. */
const SDK = 'app/frappe-gateway'

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

/** One of our files is a module of its own; a package is one as a whole. */
function moduleOf(input) {
  const [outer, ...inner] = input.split('node_modules/')
  return inner.length === 0 ? outer : /^(@[^/]+\/)?[^/]+/.exec(inner.at(-1))[0]
}

/** The minified bytes of each module in the named files. */
function moduleSizes({ outputs }, files) {
  const sizes = new Map()
  for (const [output, { inputs }] of Object.entries(outputs)) {
    if (!files.includes(output.split('/').at(-1))) continue
    for (const [input, { bytesInOutput }] of Object.entries(inputs)) {
      const module = moduleOf(input)
      sizes.set(module, (sizes.get(module) ?? 0) + bytesInOutput)
    }
  }
  return sizes
}

/** What build/module-sizes.json keeps, { module: minified bytes }: the record that growth is measured by. */
export function sizesToRecord(metafile, manifest) {
  const sizes = moduleSizes(metafile, Object.keys(manifest.files))
  return Object.fromEntries([...sizes].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function mostGrown(sizes, recorded) {
  const growth = [...sizes].map(([module, bytes]) => ({
    module,
    bytes,
    grown: bytes - (recorded[module] ?? 0),
  }))
  return growth.reduce((most, one) => (one.grown > most.grown ? one : most))
}

/** The files that count for a screen, and its budget. */
function countedOf(name, { shared, firstLoad, screens }) {
  if (FIRST_SCREENS.includes(name))
    return { files: [...shared.files, ...screens[name].files], budget: FIRST_LOAD }
  const known = name === SDK ? firstLoad.files : [...firstLoad.files, ...screens[SDK].files]
  return { files: screens[name].files.filter((file) => !known.includes(file)), budget: OVER_SHARED }
}

/**
 * Gives a sentence for each screen that is over its budget, with the module in it that has grown most since
 * `recorded` was written. `manifest` is createManifest's, `metafile` esbuild's.
 */
export function overBudget(manifest, metafile, recorded) {
  return Object.keys(manifest.screens).flatMap((name) => {
    const { files, budget } = countedOf(name, manifest)
    const gzip = files.reduce((sum, file) => sum + manifest.files[file].gzip, 0)
    if (gzip <= budget.gzip && files.length <= budget.files) return []
    const { module, bytes, grown } = mostGrown(moduleSizes(metafile, files), recorded)
    const allowed = Number.isFinite(budget.files)
      ? `${kilobytes(budget.gzip)} in ${budget.files}`
      : kilobytes(budget.gzip)
    return [
      `${name} loads ${kilobytes(gzip)} (gzip) in ${files.length} files; its budget is ${allowed}. ` +
        `Grown most: ${module}, by ${kilobytes(grown)} to ${kilobytes(bytes)} minified.`,
    ]
  })
}
