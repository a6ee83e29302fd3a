import { spawn } from 'node:child_process'
import { resolve as resolvePath } from 'node:path'
import { root } from './paths.mjs'
import { Refusal } from './steps.mjs'

/**
 * Runs a command with its output shown, and waits for it.
 * @param {string} command
 * @param {string[]} args
 * @param {{cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean}} [options] cwd is relative to the root; quiet: shown only if it fails
 * @returns {Promise<void>}
 * @throws {Refusal} when it ends with anything but 0
 */
export function exec(command, args, { cwd = '.', env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: resolvePath(root, cwd),
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    })
    const kept = /** @type {Buffer[]} */ ([])
    child.stdout?.on('data', (chunk) => kept.push(chunk))
    child.stderr?.on('data', (chunk) => kept.push(chunk))
    child.on('error', (error) => reject(new Refusal(`${command} could not be started: ${error.message}`)))
    child.on('exit', (code, signal) => {
      if (code === 0) return resolve()
      process.stderr.write(Buffer.concat(kept))
      reject(new Refusal(`${[command, ...args].join(' ')} ended with ${signal ?? `exit code ${code}`}.`))
    })
  })
}
