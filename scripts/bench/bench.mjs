// An existing Frappe bench: its folder, its commands, its services.

import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { exec } from '../lib/command.mjs'
import { Refusal } from '../lib/steps.mjs'

/**
 * @param {string | undefined} named by --bench
 * @returns {string | undefined} the bench's folder, if there is one
 */
export function findBench(named) {
  const folder = resolve(named ?? process.env.BENCH_DIR ?? join(homedir(), 'frappe-bench'))
  if (existsSync(join(folder, 'apps', 'frappe')) && existsSync(join(folder, 'sites'))) return folder
  if (named) throw new Refusal(`${folder} is no bench: it has no apps/frappe and sites.`)
  return undefined
}

// As in a bench's nginx. By default gunicorn closes a connection after 2 s, while Node may be sending.
const PATIENCE = ['--timeout', '120', '--keep-alive', '65']

export class Bench {
  /** @type {import("node:child_process").ChildProcess[]} */
  #started = []

  /** @param {string} folder @param {NodeJS.ProcessEnv} [env] of the processes that this object starts */
  constructor(folder, env = {}) {
    this.folder = folder
    this.env = env
    this.config = JSON.parse(readFileSync(join(folder, 'sites', 'common_site_config.json'), 'utf8'))
  }

  /** @param {string[]} args of the bench command */
  run(...args) {
    return exec('bench', args, { cwd: this.folder })
  }

  /** @param {string[]} args of the bench command @returns {string} what it printed */
  read(...args) {
    return execFileSync('bench', args, { cwd: this.folder, encoding: 'utf8', maxBuffer: 1 << 26 }).trim()
  }

  /** @param {string} app @returns {string} the changes that git reports in the app's clone, a line for each file */
  changes(app) {
    const cwd = join(this.folder, 'apps', app)
    return execFileSync('git', ['status', '--porcelain'], { cwd, encoding: 'utf8' })
  }

  /** Starts the Procfile's Redis servers and socket.io, unless they answer. */
  async startServices() {
    const ports = /** @type {Record<string, number>} */ ({
      redis_cache: Number(new URL(this.config.redis_cache).port),
      redis_queue: Number(new URL(this.config.redis_queue).port),
      socketio: this.config.socketio_port,
    })
    for (const [name, port] of Object.entries(ports)) {
      if (await listens(port)) continue
      this.#start('sh', ['-c', this.service(name)], this.folder)
      await untilListening(port, name)
    }
  }

  /** @param {string} name of the Procfile @returns {string} the shell command of this service */
  service(name) {
    const procfile = readFileSync(join(this.folder, 'Procfile'), 'utf8')
    const line = new RegExp(`^${name}:\\s*(.+)$`, 'm').exec(procfile)?.[1]
    if (!line) throw new Refusal(`The Procfile of ${this.folder} does not name ${name}.`)
    return `exec ${line}`
  }

  /**
   * @param {number} port
   * @param {string[]} [patience] gunicorn's arguments
   * @returns {string} the shell command of a web server for all sites, assets included
   */
  web(port, patience = PATIENCE) {
    const args = ['-b', `127.0.0.1:${port}`, '--workers', '2', '--worker-class', 'gthread', '--threads', '4']
    const command = [join(this.folder, 'env', 'bin', 'gunicorn'), ...args, ...patience]
    return `cd sites && exec ${command.join(' ')} 'frappe.app:application_with_statics()'`
  }

  /**
   * Runs `work` while the bench's sites are served on loopback, assets included. It starts its own server, because a
   * running one does not know apps, or versions of them, installed later.
   * @template T
   * @param {number} port
   * @param {() => Promise<T>} work
   * @param {string[]} [patience] gunicorn's arguments
   * @returns {Promise<T>}
   */
  async served(port, work, patience) {
    const child = this.#start('sh', ['-c', this.web(port, patience)], this.folder)
    try {
      await untilListening(port, 'gunicorn')
      return await work()
    } finally {
      await ended(child)
    }
  }

  /**
   * Runs `work` while workers run the bench's background jobs: two, as `bench setup production` has them.
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  async working(work) {
    const workers = ['short,default', 'long,default,short'].map((queues) =>
      this.#start('bench', ['worker', '--quiet', '--queue', queues], this.folder),
    )
    try {
      return await work()
    } finally {
      await Promise.all(workers.map(ended))
    }
  }

  /** @param {string} command @param {string[]} args @param {string} cwd */
  #start(command, args, cwd) {
    const env = { ...process.env, ...this.env }
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] })
    this.#started.push(child)
    return child
  }

  /** Stops only what this object started. */
  async stop() {
    await Promise.all(this.#started.splice(0).map(ended))
  }
}

/** Ends a process if it still runs. @param {import("node:child_process").ChildProcess} child */
async function ended(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await exit
}

/** @param {number} port @returns {Promise<boolean>} */
function listens(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/** @param {number} port @param {string} name */
export async function untilListening(port, name) {
  const until = Date.now() + 30_000
  while (!(await listens(port))) {
    if (Date.now() > until) throw new Refusal(`${name} does not answer on port ${port}.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
