/** A package's folder: what stands before its name, and the name. */
const PACKAGE = /^(.*node_modules\/)((?:@[^/]+\/)?[^/]+)\//

/** Gives { key: [values] } with each value once, from [key, value] pairs. */
function gather(pairs) {
  const gathered = new Map()
  for (const [key, value] of pairs) gathered.set(key, (gathered.get(key) ?? new Set()).add(value))
  return [...gathered].map(([key, values]) => [key, [...values]])
}

/**
 * Gives a sentence for each library that is in the bundle in two copies, and for each module that is in two chunks.
 * `metafile` is esbuild's.
 */
export function secondCopies({ outputs }) {
  const places = Object.entries(outputs)
    .filter(([output]) => output.endsWith('.js'))
    .flatMap(([output, { inputs }]) =>
      Object.entries(inputs)
        .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
        .map(([input]) => [input, output]),
    )
  const packages = places
    .map(([input]) => PACKAGE.exec(input))
    .filter(Boolean)
    .map(([, folder, name]) => [name, folder])
  const isTwice = ([, found]) => found.length > 1
  return [
    ...gather(packages)
      .filter(isTwice)
      .map(([name, found]) => `${name} is bundled from ${found.join(' and ')}.`),
    ...gather(places)
      .filter(isTwice)
      .map(([input, found]) => `${input} is in ${found.join(' and ')}.`),
  ]
}
