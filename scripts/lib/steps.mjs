// Named steps with their times, and the two ways in which a command can fail.

/** An error that the person at the terminal can fix: printed as one line without a stack. */
export class Refusal extends Error {}

const startedAt = Date.now()

/** @param {number} since */
export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/**
 * Runs one step and prints its title and duration.
 * @template T
 * @param {string} title
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const since = Date.now()
  process.stdout.write(`- ${title} ...\n`)
  const result = await work()
  process.stdout.write(`  ${title}: ${seconds(since)}\n`)
  return result
}

/**
 * Runs a command's main function. A Refusal prints one line and exits with 1; any other error keeps its stack.
 * @param {() => Promise<void>} main
 */
export async function run(main) {
  try {
    await main()
  } catch (error) {
    process.stderr.write(
      error instanceof Refusal
        ? `\n${error.message}\n`
        : `\n${error instanceof Error ? error.stack : error}\n`,
    )
    process.stderr.write(`Stopped after ${seconds(startedAt)}.\n`)
    process.exitCode = 1
  }
}
