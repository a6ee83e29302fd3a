// The processor time of a site's parts on this machine. Only Linux reports it, and only for its own processes.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The parts of a bench, by the name of their processes. */
const PARTS = { web: 'gunicorn', database: 'mariadbd', cache: 'redis-server' }
/** The unit of /proc: USER_HZ is 100 on every Linux architecture. */
const TICK_MS = 10

/** @typedef {Record<keyof typeof PARTS, number>} Times ms of a core */

/** @returns {Times} since the processes began */
export function processorTime() {
  const times = { web: 0, database: 0, cache: 0 }
  for (const process of existsSync('/proc')
    ? readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    : []) {
    const [, name, rest = ''] = /\((.*)\) (.*)/s.exec(stat(process)) ?? []
    const part = /** @type {(keyof typeof PARTS)[]} */ (Object.keys(PARTS)).find((key) => PARTS[key] === name)
    // Fields 14 and 15: user mode and kernel mode.
    const [user, kernel] = rest.split(' ').slice(11, 13)
    if (part) times[part] += (Number(user) + Number(kernel)) * TICK_MS
  }
  return times
}

/** @param {string} process */
function stat(process) {
  try {
    return readFileSync(join('/proc', process, 'stat'), 'utf8')
  } catch {
    // The process has ended meanwhile.
    return ''
  }
}
