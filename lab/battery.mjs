import { exec } from '../scripts/lib/command.mjs'
import { python } from '../scripts/lib/paths.mjs'

/**
 * Runs a battery of lab/.
 * @param {string} module
 * @param {{args?: string[], env?: NodeJS.ProcessEnv}} [options]
 * @returns {Promise<void>}
 * @throws {import('../scripts/lib/steps.mjs').Refusal} for a broken promise
 */
export const runBattery = (module, { args = [], env = {} } = {}) =>
  exec(python, ['-m', `lab.${module}`, ...args], { env: { PYTHONUNBUFFERED: '1', ...env } })
