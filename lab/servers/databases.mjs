// Two MariaDB servers with docs/replication.cnf, each with its own loopback port and folder. Needs MariaDB (Debian:
// apt-get install mariadb-server).

import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { untilListening } from '../../scripts/bench/bench.mjs'
import { freePort } from '../../scripts/lib/host.mjs'
import { root } from '../../scripts/lib/paths.mjs'
import { Refusal } from '../../scripts/lib/steps.mjs'
import { supervise } from './supervised.mjs'

const PASSWORD = 'root'
const REPLICATION = { REPLICATION_USER: 'replication', REPLICATION_PASSWORD: 'replication' }
const USERS = `set sql_log_bin = 0;
set password for root@localhost = password('${PASSWORD}');
set password for root@'127.0.0.1' = password('${PASSWORD}');
create user replication@'%' identified by 'replication';
grant replication slave, binlog monitor, reload, process, select, show view, trigger, event, lock tables
on *.* to replication@'%';
`.replaceAll(/\n(?=on)/g, ' ')
const OPTIONS = [
  // The settings that Frappe needs.
  '--character-set-server=utf8mb4',
  '--collation-server=utf8mb4_unicode_ci',
  '--skip-character-set-client-handshake',
  '--innodb-buffer-pool-size=256M',
  ...(process.getuid?.() === 0 ? ['--user=root'] : []),
]

/**
 * The servers' addresses for a battery, as environment variables.
 * @typedef {typeof REPLICATION & {DATABASES: string, DATABASE_PORTS: string, DATABASE_PASSWORD: string}} Databases
 *   DATABASES: folders, each with `socket` and `pid`; lists are separated by blanks
 */

/**
 * Runs `work` with both servers, not yet connected. A server that dies comes back empty, like a new machine.
 * @param {(first: import('../../scripts/bench/site.mjs').Server, databases: Databases) => Promise<void>} work
 */
export async function withDatabases(work) {
  if (spawnSync('mariadbd', ['--version']).error)
    throw new Refusal('MariaDB was not found: install it (Debian, Ubuntu: apt-get install mariadb-server).')
  const whole = await mkdtemp(join(tmpdir(), 'job-portal-databases-'))
  const stops = /** @type {(() => Promise<void>)[]} */ ([])
  const folders = ['1', '2'].map((id) => join(whole, id))
  const ports = /** @type {number[]} */ ([])
  try {
    for (const [index, folder] of folders.entries()) {
      const port = await freePort(0)
      mkdirSync(folder)
      writeFileSync(join(folder, 'users.sql'), USERS)
      stops.push(supervise(line(folder, port, index + 1), { pidFile: join(folder, 'pid'), cwd: folder }))
      await untilListening(port, 'mariadbd')
      ports.push(port)
    }
    await work(
      { host: '127.0.0.1', port: /** @type {number} */ (ports[0]), password: PASSWORD },
      {
        ...REPLICATION,
        DATABASES: folders.join(' '),
        DATABASE_PORTS: ports.join(' '),
        DATABASE_PASSWORD: PASSWORD,
      },
    )
  } finally {
    await Promise.all(stops.map((stop) => stop()))
    await rm(whole, { recursive: true })
  }
}

/**
 * @param {string} folder
 * @param {number} port
 * @param {number} id
 * @returns {string} the shell command of an empty server
 */
function line(folder, port, id) {
  const data = join(folder, 'data')
  const install = `mariadb-install-db --no-defaults --skip-test-db --auth-root-authentication-method=normal --datadir=${data}`
  const where = `--datadir=${data} --socket=${folder}/socket --bind-address=127.0.0.1 --port=${port}`
  const own = `--server-id=${id} --init-file=${folder}/users.sql --log-error=${folder}/log`
  const serve = `mariadbd --defaults-file=${join(root, 'docs', 'replication.cnf')} ${OPTIONS.join(' ')}`
  return `rm -rf ${data} && ${install} >/dev/null && exec ${serve} ${where} ${own}`
}
