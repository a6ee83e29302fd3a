// How the benches make figures of what they measure.

/** @param {number[]} values */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** @param {number} milliseconds */
export const inSeconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`

/**
 * Prints a table of how soon screens are painted and hydrated.
 * @param {string[]} screens
 * @param {number} loads of each screen, of which the medians are printed
 * @param {(screen: string) => Promise<{fcp: number, hydrated: number}>} load in ms
 */
export async function printLoads(screens, loads, load) {
  console.log('| screen | FCP | hydrated |\n|---|---|---|')
  for (const screen of screens) {
    const measured = []
    for (let n = 0; n < loads; n++) measured.push(await load(screen))
    const fcp = median(measured.map((each) => each.fcp))
    const hydrated = median(measured.map((each) => each.hydrated))
    console.log(`| ${screen} | ${inSeconds(fcp)} | ${inSeconds(hydrated)} |`)
  }
}
