// The embedded host as a child process.

import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { python, root } from './paths.mjs'
import { Refusal } from './steps.mjs'

export const LOOPBACK = '127.0.0.1'

/**
 * @param {number} port 0 for any free one
 * @param {string} host
 * @returns {Promise<number>} the port, if it could be bound
 * @throws {Refusal} when it is taken
 */
export function freePort(port, host = LOOPBACK) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => {
      const reason = /** @type {NodeJS.ErrnoException} */ (error).code
      reject(
        new Refusal(
          reason === 'EADDRINUSE'
            ? `Port ${port} is in use: stop what runs there, or choose another with --port N.`
            : `Port ${port} on ${host} cannot be used (${reason}): choose another with --port N or --host H.`,
        ),
      )
    })
    probe.listen(port, host, () => {
      const { port: bound } = /** @type {import("node:net").AddressInfo} */ (probe.address())
      probe.close(() => resolve(bound))
    })
  })
}

/**
 * Starts the embedded host and waits until it answers.
 * @param {{port: number, data: string, host?: string, reset?: boolean, demo?: boolean, quiet?: boolean, log?: string,
 *   from?: string}} options data: the folder of the site; quiet: discards its output; log: a file for its errors;
 *   from: the clone of the host, this one by default
 * @returns {Promise<{child: import("node:child_process").ChildProcess, url: string, stop: () => Promise<void>}>}
 */
export async function startHost({
  port,
  data,
  host = LOOPBACK,
  reset = false,
  demo = false,
  quiet = false,
  log,
  from = root,
}) {
  const args = ['-m', 'embedded', 'serve', '--port', String(port), '--host', host, '--data', data]
  if (reset) args.push('--reset')
  if (demo) args.push('--demo')
  const errors = log ? openSync(log, 'a') : undefined
  const child = spawn(python, args, {
    cwd: from,
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', errors ?? 'inherit'],
    env: { ...process.env, PYTHONUNBUFFERED: '1' },
    // Ctrl-C reaches the whole process group; this way the host gets only our signal, once.
    detached: true,
  })
  if (errors !== undefined) closeSync(errors)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const url = `http://localhost:${port}`
  while (!(await answers(`http://${LOOPBACK}:${port}/api/method/ping`))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Refusal(`The embedded host ended with exit code ${child.exitCode ?? child.signalCode}.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    child,
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** @param {string} url */
async function answers(url) {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

/**
 * Runs `work` against BASE_URL if it is set, else against a fresh embedded host with an empty site.
 * @template T
 * @param {(baseUrl: string) => Promise<T>} work
 * @param {{isQuiet?: boolean}} [options] isQuiet: discards the host's errors
 * @returns {Promise<T>}
 */
export async function withHost(work, { isQuiet = false } = {}) {
  if (process.env.BASE_URL) return work(process.env.BASE_URL)
  const folder = await mkdtemp(join(tmpdir(), 'job-portal-'))
  try {
    const options = { port: await freePort(0), data: join(folder, 'site'), quiet: true }
    const server = await startHost(isQuiet ? { ...options, log: join(folder, 'host.log') } : options)
    try {
      return await work(server.url)
    } finally {
      await server.stop()
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
