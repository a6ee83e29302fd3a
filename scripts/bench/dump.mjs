// The content of a site's database, to compare two moments: each row, and each line of a table's definition.

import { execFileSync } from 'node:child_process'

/** @typedef {Map<string, string>} Dump by table and name of the row: the whole row */

const OPTIONS = ['--skip-extended-insert', '--skip-comments', '--hex-blob', '--order-by-primary']
const FIRST_VALUE = /^('(?:[^'\\]|\\.)*'|[^,]*)/

// Each migrate rewrites these: the installed apps and, on Frappe 16, Desk's standard menu and `setup_complete`.
const WRITTEN_BY_MIGRATE = [
  /^tab(Installed Application|Navbar Item): /,
  /^tabSingles: '(Installed Applications|Navbar Settings)'/,
  /^tabSingles: 'System Settings','(modified|setup_complete)'/,
  /^tabVersion: .*'(Installed Applications|Navbar Settings)'/,
]
// Frappe adds these by itself: logs, the administrator's session, and what a migrate replaced.
const FRAPPES_OWN = [
  /^tab(Activity Log|Error Log|Scheduled Job Log|Sessions): /,
  // Frappe 16 fills this table again after a migrate.
  /^__global_search: '(?!JP |Job Portal)/,
  /^tabPatch Log: (?!.*'job_portal\.)/,
  /^tabDefaultValue: .*'installed_apps'$/,
  // The first page that Desk chooses after the set-up wizard, and its settings of charts.
  /^tabDefaultValue: .*'desktop:home_page'$/,
  /^tabDashboard Settings: /,
  /^tab(Comment|Deleted Document): .*'(Scheduled Job Type|Property Setter)'/,
]
// Uninstalling keeps these indexes, because another app may rely on them (docs/install.md).
const KEPT = [/^tab(File|Sessions): KEY /]
/**
 * @param {{db_name: string, db_user?: string, db_password: string, db_host?: string, db_port?: number, db_socket?: string}} config
 * @returns {Dump}
 */
export function dump({ db_name, db_user = db_name, db_password, db_host, db_port, db_socket }) {
  const server = db_socket
    ? ['--socket', db_socket]
    : ['--protocol', 'tcp', '--host', db_host ?? '127.0.0.1', '--port', String(db_port ?? 3306)]
  const text = execFileSync('mariadb-dump', [...server, '--user', db_user, ...OPTIONS, db_name], {
    env: { ...process.env, MYSQL_PWD: db_password },
    encoding: 'utf8',
    maxBuffer: 1 << 29,
  })
  return read(text)
}

/** @param {string} text of mariadb-dump @returns {Dump} */
function read(text) {
  const found = /** @type {Dump} */ (new Map())
  let table = ''
  let hasNames = false
  for (const line of text.split('\n')) {
    const row = /^INSERT INTO `.+?` VALUES\s*\((.*)\);$/.exec(line)?.[1]
    const definition = /^ {2}(\S.*?),?$/.exec(line)?.[1]
    const created = /^CREATE (?:TABLE|SEQUENCE) `(.+?)`/.exec(line)?.[1]
    if (row !== undefined) found.set(`${table}: ${hasNames ? FIRST_VALUE.exec(row)?.[1] : row}`, row)
    else if (created) {
      table = created
      hasNames = false
      found.set(`${table}: there at all`, '')
    } else if (definition && table) {
      if (definition.startsWith('`name` ')) hasNames = true
      found.set(`${table}: ${definition}`, definition)
    }
  }
  return found
}

/** @param {RegExp[]} patterns @param {string} line */
const isOneOf = (patterns, line) => patterns.some((pattern) => pattern.test(line))

/** @param {string} id @param {string} row */
const shown = (id, row) => (id.endsWith(row) ? id : `${id.slice(0, id.indexOf(':'))}: ${row}`)

/**
 * @param {Dump} before
 * @param {Dump} after
 * @returns {string[]} the changes of a migrate, except those of every migrate
 */
export function changed(before, after) {
  const lines = (/** @type {Dump} */ one, /** @type {Dump} */ other, /** @type {string} */ sign) =>
    [...one]
      .filter(([id, row]) => other.get(id) !== row && !isOneOf(WRITTEN_BY_MIGRATE, shown(id, row)))
      .map(([id, row]) => `${sign} ${shown(id, row)}`)
  return [...lines(before, after, '-'), ...lines(after, before, '+')]
}

/**
 * @param {Dump} before the app was installed
 * @param {Dump} after it was used and uninstalled
 * @param {string[]} people texts that must not remain anywhere, not even in Frappe's own logs
 * @returns {string[]} the remains, by table and row
 */
export function leftovers(before, after, people) {
  const frappes = [...WRITTEN_BY_MIGRATE, ...FRAPPES_OWN, ...KEPT]
  return [...after]
    .filter(([id, row]) =>
      people.some((text) => row.includes(text))
        ? before.get(id) !== row
        : !before.has(id) && !isOneOf(frappes, shown(id, row)),
    )
    .map(([id, row]) => shown(id, row))
}
