import { exec } from './command.mjs'
import { python } from './paths.mjs'

/**
 * Runs a battery of hard/.
 * @param {string} module
 * @param {{args?: string[], env?: NodeJS.ProcessEnv}} [options]
 * @returns {Promise<void>}
 * @throws {import('./steps.mjs').Refusal} for a broken promise
 */
export const runBattery = (module, { args = [], env = {} } = {}) =>
  exec(python, ['-m', `hard.${module}`, ...args], { env: { PYTHONUNBUFFERED: '1', ...env } })
