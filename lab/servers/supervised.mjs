// A server that is restarted whenever it dies, as with supervisor or systemd.

import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'

const PAUSE_MS = 500

/**
 * @param {string} line of the shell; it must `exec` its server
 * @param {object} options
 * @param {string} options.pidFile holds the pid of the process group that the server leads
 * @param {string} [options.cwd]
 * @param {NodeJS.ProcessEnv} [options.env] beside this process's
 * @returns {() => Promise<void>} stops it for good
 */
export function supervise(line, { pidFile, cwd, env = {} }) {
  let isStopping = false
  /** @type {import("node:child_process").ChildProcess} */
  let child
  /** @type {Promise<unknown>} */
  let ended
  const start = () => {
    child = spawn('sh', ['-c', line], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true,
    })
    writeFileSync(pidFile, String(child.pid))
    ended = new Promise((resolve) => child.once('exit', resolve))
    ended.then(() => setTimeout(() => isStopping || start(), PAUSE_MS))
  }
  start()
  return async () => {
    isStopping = true
    child.kill('SIGTERM')
    await ended
  }
}
