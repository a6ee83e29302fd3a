import { LANDINGS, nameOf, SDK_CLIENT } from './modules.mjs'

/** The most that a phone may download: bytes under gzip -9, and script requests. */
const FIRST_LOAD = { gzip: 142_000, files: 6 }
const LANDING = { gzip: 160_000, files: 24 }
/** For a file of texts, in bytes. */
const MESSAGES = 22_000
const landings = LANDINGS.map(nameOf)
const OVER_SHARED = { gzip: 44_000, files: 36 }

const SDK = nameOf(SDK_CLIENT)

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

/** The files that count for a screen, and its budget. */
function countedOf(name, { shared, firstLoad, screens }, firstScreens) {
  if (firstScreens.includes(name))
    return { files: [...shared.files, ...screens[name].files], budget: FIRST_LOAD }
  if (landings.includes(name)) return { files: [...shared.files, ...screens[name].files], budget: LANDING }
  const known = name === SDK ? firstLoad.files : [...firstLoad.files, ...screens[SDK].files]
  return { files: screens[name].files.filter((file) => !known.includes(file)), budget: OVER_SHARED }
}

/** A message for each language whose texts exceed the budget. `messages` is writeMessages' result. */
export const messagesOverBudget = (messages) =>
  Object.values(messages)
    .flat()
    .filter(({ gzip }) => gzip > MESSAGES)
    .map(({ file, gzip }) => `${file} has ${kilobytes(gzip)} (gzip); its budget is ${kilobytes(MESSAGES)}.`)

/** A message for each screen over its budget. `manifest` is createManifest's; `firstScreens` are names in it. */
export function overBudget(manifest, firstScreens) {
  return Object.keys(manifest.screens).flatMap((name) => {
    const { files, budget } = countedOf(name, manifest, firstScreens)
    const gzip = files.reduce((sum, file) => sum + manifest.files[file].gzip, 0)
    if (gzip <= budget.gzip && files.length <= budget.files) return []
    const allowed = `${kilobytes(budget.gzip)} in ${budget.files}`
    return [`${name} loads ${kilobytes(gzip)} (gzip) in ${files.length} files; its budget is ${allowed}.`]
  })
}
