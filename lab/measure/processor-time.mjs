// What the parts of a site have used of this machine's processors. Only Linux tells, and only of its own processes.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The parts of a bench, by the name of their processes. */
const PARTS = { web: 'gunicorn', database: 'mariadbd', cache: 'redis-server' }
/** What /proc counts in: USER_HZ is 100 on every architecture of Linux. */
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
    // The 14th and 15th field of all: in user mode and in the kernel.
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
    // It has ended meanwhile.
    return ''
  }
}
