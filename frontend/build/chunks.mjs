import { join } from 'node:path'
import { changeModules, ENTRY, frontend, LANDINGS, ROUTER } from './modules.mjs'

/** A request costs a visitor as much as this many bytes (gzip). */
const REQUEST = 600
/** The bytes of a minified byte under gzip. */
const GZIP = 0.4
/** How much a load weighs: of a first screen, a landing, another screen, or a part that comes after its screen. */
const WEIGHTS = { first: 100, landing: 10, screen: 3, late: 0.3 }

/** The modules that at least two of `loaders` import. */
function loadedByTwo(loaders, closure) {
  const counts = new Map()
  for (const loader of loaders)
    for (const module of closure(loader)) counts.set(module, (counts.get(module) ?? 0) + 1)
  return [...counts].filter(([, times]) => times > 1).map(([module]) => module)
}

/**
 * The modules of an `import()` that another chunk also imports statically. A module that is added to one of them must
 * need none of them: it would run before the module that it needs.
 */
const partsOf = ({ closure, lazy }) =>
  new Set(
    [...lazy].filter((module) => [...lazy].some((other) => other !== module && closure(other).has(module))),
  )

/**
 * The modules that are there before a chunk is fetched, by the module of its `import()`: what all that may fetch it
 * have loaded. `fixed` gives what is added to a chunk in any case.
 */
function loadedBefore({ modules, closure, lazy }, fixed, parts) {
  const entries = [ENTRY, ...lazy]
  const fetchers = new Map([...lazy].map((module) => [module, parts.has(module) ? [ENTRY] : []]))
  for (const entry of entries)
    for (const module of new Set([...closure(entry)].flatMap((one) => modules[one].lazy)))
      if (module !== entry) fetchers.get(module).push(entry)
  const all = new Set(Object.keys(modules))
  const before = new Map([...lazy].map((module) => [module, all]))
  const loaded = (entry) => new Set([...closure(entry), ...fixed(entry), ...(before.get(entry) ?? [])])
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    for (const [module, from] of fetchers) {
      const sets = from.map(loaded)
      const kept = [...before.get(module)].filter((one) => sets.every((set) => set.has(one)))
      isChanged ||= kept.length < before.get(module).size
      before.set(module, new Set(kept))
    }
  }
  return before
}

/** Sets of entries as numbers with a bit for each. */
function createBits(names) {
  const bits = new Map(names.map((name, n) => [name, 1n << BigInt(n)]))
  const setOf = (some) => some.reduce((set, name) => set | bits.get(name), 0n)
  return {
    setOf,
    those: (isIn) => setOf(names.filter(isIn)),
    namesIn: (set) => names.filter((name) => set & bits.get(name)),
  }
}

/**
 * Groups of modules, each for one chunk, as [{ loaders, members }]. Begins with a group for each set of entries that
 * need its modules, as esbuild does, and merges small groups while that saves more requests than it costs bytes. No
 * package gets into an entry that does without it.
 */
function mergeChunks(read, fixed, known, parts) {
  const { modules, closure, lazy, firstScreens } = read
  const names = [...lazy]
  const { setOf, those, namesIn } = createBits(names)
  const before = loadedBefore(read, fixed, parts)
  const packagesOf = (module) =>
    [...closure(module)].flatMap((one) => modules[one].packages).filter((name) => !known.has(name))

  const needsPart = (module) => [...closure(module)].some((one) => parts.has(one))

  const loaders = new Map()
  for (const name of names) {
    const there = new Set([...fixed(name), ...before.get(name)])
    for (const module of closure(name))
      if ((module !== name || parts.has(name)) && !there.has(module))
        loaders.set(module, (loaders.get(module) ?? 0n) | setOf([name]))
  }
  const had = new Map()
  const allowed = new Map()
  for (const module of loaders.keys()) {
    const brought = packagesOf(module)
    had.set(
      module,
      those((name) => before.get(name).has(module)),
    )
    allowed.set(
      module,
      those(
        (name) =>
          brought.every((one) => packagesOf(name).includes(one)) &&
          (!parts.has(name) || closure(name).has(module) || !needsPart(module)),
      ),
    )
  }

  /** The entries that import an entry get all that is added to it. */
  const holders = new Map(names.map((name) => [name, those((other) => closure(other).has(name))]))

  const screens = new Set(modules[ROUTER].lazy)
  const weighed = [
    [WEIGHTS.first, setOf(firstScreens)],
    [WEIGHTS.landing, setOf(LANDINGS)],
    [WEIGHTS.screen, those((name) => screens.has(name) && !LANDINGS.includes(name))],
    [WEIGHTS.late, those((name) => !screens.has(name) && !firstScreens.includes(name))],
  ]
  const count = (set) => set.toString(2).replaceAll('0', '').length
  const weights = new Map()
  function weightOf(set) {
    if (!weights.has(set))
      weights.set(
        set,
        weighed.reduce((sum, [weight, some]) => sum + weight * count(set & some), 0),
      )
    return weights.get(set)
  }

  function groupsOf(changed) {
    const groups = new Map()
    for (const [module, own] of loaders) {
      const set = changed.get(module) ?? own
      const group = groups.get(set) ?? { set, members: [], bytes: 0 }
      group.members.push(module)
      group.bytes += modules[module].bytes * GZIP
      groups.set(set, group)
    }
    return groups
  }
  const costOf = (groups) =>
    [...groups.values()].reduce((sum, { set, bytes }) => sum + weightOf(set) * (bytes + REQUEST), 0)

  /** The sets of entries that change when two groups become one; undefined if an entry must not get one of them. */
  function merge(one, other) {
    const target = namesIn(one.set | other.set).reduce(
      (set, name) => set | holders.get(name),
      one.set | other.set,
    )
    const members = new Set([...one.members, ...other.members])
    const changed = new Map()
    for (const member of members)
      for (const module of closure(member)) {
        if (!loaders.has(module)) continue
        const added = members.has(module) ? target : target & ~had.get(module)
        const set = loaders.get(module) | added
        if (set & ~allowed.get(module)) return undefined
        changed.set(module, set)
      }
    return changed
  }

  let groups = groupsOf(new Map())
  const done = new Set()
  for (;;) {
    const [smallest] = [...groups.values()]
      .filter(({ set }) => !done.has(set))
      .sort((one, other) => one.bytes - other.bytes)
    if (!smallest) break
    let best = { cost: costOf(groups) }
    for (const other of groups.values()) {
      const changed = other !== smallest && other.set & smallest.set && merge(smallest, other)
      if (!changed) continue
      const cost = costOf(groupsOf(changed))
      if (cost < best.cost) best = { cost, changed }
    }
    if (best.changed) {
      for (const [module, set] of best.changed) loaders.set(module, set)
      groups = groupsOf(new Map())
    } else done.add(smallest.set)
  }
  return [...groups.values()].map(({ set, members }) => ({ loaders: new Set(namesIn(set)), members }))
}

/**
 * The modules to add to each chunk's own imports, as { module: [modules] }.
 *
 * esbuild makes one chunk of all modules with the same set of entry points, so a screen would be dozens of small
 * requests. One chunk has all that the entry needs, and what several first screens share of the same packages; one has
 * what these share of forms; `mergeChunks` finds the others.
 */
export function sharedModules(read) {
  const { modules, closure, lazy, firstScreens } = read
  const packagesOf = (loaded) => [...loaded].flatMap((module) => modules[module].packages)
  const entry = closure(ENTRY)
  const known = new Set(packagesOf(entry))
  const ofFirst = loadedByTwo(firstScreens, closure)
  const core = new Set([
    ...entry,
    ...ofFirst.filter((module) => packagesOf(closure(module)).every((name) => known.has(name))),
  ])
  const forms = ofFirst.filter((module) => !core.has(module))
  const fixed = (module) => [...core, ...(forms.some((one) => closure(module).has(one)) ? forms : [])]
  const parts = partsOf(read)
  const groups = [{ loaders: new Set(), members: forms }, ...mergeChunks(read, fixed, known, parts)]

  /** A chunk that needs a part of a group names the whole group. */
  function added(module) {
    const all = new Set([...closure(module), ...core])
    for (let size = 0; size < all.size; ) {
      size = all.size
      for (const { loaders, members } of groups)
        if (loaders.has(module) || members.some((one) => all.has(one)))
          for (const member of members) for (const one of closure(member)) all.add(one)
    }
    return all
  }
  return new Map(
    [ENTRY, ...lazy].map((module) => [
      module,
      [...(module === ENTRY ? core : added(module))].filter(
        (other) => other !== module && other !== ENTRY && /\.tsx?$/.test(other),
      ),
    ]),
  )
}

/** An esbuild plugin that makes few chunks. `read` is readModules'. */
export function shareModules(read) {
  const shared = sharedModules(read)
  return changeModules(new Set(shared.keys()), (module, contents) => {
    const imports = shared.get(module).map((other) => `import ${JSON.stringify(join(frontend, other))}`)
    return [contents, ...imports].join('\n')
  })
}
