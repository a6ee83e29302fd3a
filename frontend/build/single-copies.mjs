/** A package's folder: the path before its name, and the name. */
const PACKAGE = /^(.*node_modules\/)((?:@[^/]+\/)?[^/]+)\//

/** A message for each library that the bundle contains twice. `metafile` is esbuild's. */
export function secondCopies({ outputs }) {
  const places = new Map()
  for (const [output, { inputs }] of Object.entries(outputs)) {
    if (!output.endsWith('.js')) continue
    for (const [input, { bytesInOutput }] of Object.entries(inputs)) {
      const [, folder, name] = PACKAGE.exec(input) ?? []
      if (name && bytesInOutput > 0) places.set(name, (places.get(name) ?? new Set()).add(folder))
    }
  }
  return [...places]
    .filter(([, folders]) => folders.size > 1)
    .map(([name, folders]) => `${name} is bundled from ${[...folders].join(' and ')}.`)
}
