import { spawn } from 'node:child_process'
import { resolve as resolvePath } from 'node:path'
import { root } from './paths.mjs'
import { Refusal } from './steps.mjs'

/**
 * Runs a command and waits for it.
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {string} [options.cwd] relative to the root
 * @param {NodeJS.ProcessEnv} [options.env] beside this process's
 * @param {'at once' | 'at the end' | 'if it fails'} [options.shown] when its output is: what runs beside another command waits for its end
 * @returns {Promise<void>}
 * @throws {Refusal} when it ends with anything but 0
 */
export function exec(command, args, { cwd = '.', env = {}, shown = 'at once' } = {}) {
  const output = shown === 'at once' ? 'inherit' : 'pipe'
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: resolvePath(root, cwd),
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
    })
    const kept = /** @type {Buffer[]} */ ([])
    child.stdout?.on('data', (chunk) => kept.push(chunk))
    child.stderr?.on('data', (chunk) => kept.push(chunk))
    child.on('error', (error) => reject(new Refusal(`${command} could not be started: ${error.message}`)))
    child.on('close', (code, signal) => {
      if (code !== 0 || shown === 'at the end') process.stderr.write(Buffer.concat(kept))
      if (code === 0) return resolve()
      reject(new Refusal(`${[command, ...args].join(' ')} ended with ${signal ?? `exit code ${code}`}.`))
    })
  })
}

/**
 * Waits for all parallel commands, so that none is left running.
 * @param {Promise<void>[]} commands
 * @throws {unknown} the error of the first that failed
 */
export async function together(commands) {
  const ends = await Promise.allSettled(commands)
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

/**
 * Runs each of `tasks` once, in order, at most `lanes` at a time. A failure ends its lane; the others go on.
 * @param {number} lanes
 * @param {(() => Promise<void>)[]} tasks
 * @throws {unknown} the error of the first that failed
 */
export async function inLanes(lanes, tasks) {
  // All lanes share an iterator, so each takes the next free task.
  const waiting = tasks.values()
  const lane = async () => {
    for (const task of waiting) await task()
  }
  await together(Array.from({ length: lanes }, lane))
}
