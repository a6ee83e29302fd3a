// A Frappe bench that is already there: where it is, its commands, its services.

import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { exec } from './command.mjs'
import { root } from './paths.mjs'
import { Refusal } from './steps.mjs'

/**
 * @param {string | undefined} named by --bench
 * @returns {string | undefined} the bench's folder, where one is
 */
export function findBench(named) {
  const folder = resolve(named ?? process.env.BENCH_DIR ?? join(homedir(), 'frappe-bench'))
  if (existsSync(join(folder, 'apps', 'frappe')) && existsSync(join(folder, 'sites'))) return folder
  if (named) throw new Refusal(`${folder} is no bench: it has no apps/frappe and sites.`)
  return undefined
}

export class Bench {
  /** @type {import("node:child_process").ChildProcess[]} */
  #started = []

  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder
    this.config = JSON.parse(readFileSync(join(folder, 'sites', 'common_site_config.json'), 'utf8'))
  }

  /** @param {string[]} args of the bench command */
  run(...args) {
    return exec('bench', args, { cwd: this.folder })
  }

  /** @param {string} site @param {string} sql @returns {string} what the query printed, without headings */
  query(site, sql) {
    return execFileSync('bench', ['--site', site, 'mariadb', '--batch', '--skip-column-names', '-e', sql], {
      cwd: this.folder,
      encoding: 'utf8',
    }).trim()
  }

  /** Starts the Procfile's Redis servers and socket.io where they do not answer. */
  async startServices() {
    const ports = /** @type {Record<string, number>} */ ({
      redis_cache: Number(new URL(this.config.redis_cache).port),
      redis_queue: Number(new URL(this.config.redis_queue).port),
      socketio: this.config.socketio_port,
    })
    const procfile = readFileSync(join(this.folder, 'Procfile'), 'utf8')
    for (const [name, port] of Object.entries(ports)) {
      if (await listens(port)) continue
      const line = new RegExp(`^${name}:\\s*(.+)$`, 'm').exec(procfile)?.[1]
      if (!line)
        throw new Refusal(`${name} does not run, and the Procfile of ${this.folder} does not name it.`)
      this.#start('sh', ['-c', `exec ${line}`], this.folder)
      await untilListening(port, name)
    }
  }

  /**
   * Serves the bench's sites on loopback, assets included. Our own process, because one that runs already
   * does not know an app that came after it.
   * @param {number} port
   */
  async serve(port) {
    const args = ['-b', `127.0.0.1:${port}`, '--workers', '2', '--worker-class', 'gthread', '--threads', '4']
    this.#start(
      join(this.folder, 'env', 'bin', 'gunicorn'),
      [...args, '--timeout', '120', 'frappe.app:application_with_statics()'],
      join(this.folder, 'sites'),
    )
    await untilListening(port, 'gunicorn')
  }

  /** @param {string} command @param {string[]} args @param {string} cwd */
  #start(command, args, cwd) {
    this.#started.push(spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] }))
  }

  /** Stops what this object started, and nothing else. */
  async stop() {
    await Promise.all(
      this.#started.splice(0).map((child) => {
        if (child.exitCode !== null) return undefined
        const ended = new Promise((resolve) => child.once('exit', resolve))
        child.kill('SIGTERM')
        return ended
      }),
    )
  }
}

/**
 * Commits the working tree as it stands, unsaved work included, into a repository of its own,
 * because bench installs from commits only.
 * @param {string} folder an empty one
 */
export function commitWorkingTree(folder) {
  const git = (/** @type {string} */ cwd, /** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 })
  const files = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0')
  for (const file of files.filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  git(folder, 'init', '--quiet', '--initial-branch=main')
  git(folder, 'add', '--all')
  const author = ['-c', 'user.name=bench-test', '-c', 'user.email=bench-test@example.invalid']
  git(folder, ...author, 'commit', '--quiet', '--message', 'working tree under test')
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
async function untilListening(port, name) {
  const until = Date.now() + 30_000
  while (!(await listens(port))) {
    if (Date.now() > until) throw new Refusal(`${name} does not answer on port ${port}.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
