// One site of a bench: its commands, and what its database holds before and after them.

import { Refusal, step } from '../lib/steps.mjs'
import { forgetName, nameOnLoopback } from './hosts-file.mjs'

// What an uninstalled app may not leave behind, by where it would be found.
const LEFTOVERS = `
  select concat('table ', table_name) from information_schema.tables
    where table_schema = database() and (table_name like 'tabJP %' or table_name = 'tabJob Portal Settings')
  union all select concat('role ', name) from tabRole where name in ('JP Company', 'JP Reviewer')
  union all select concat('assignment of ', role) from \`tabHas Role\` where role in ('JP Company', 'JP Reviewer')
  union all select concat('doctype ', name) from tabDocType where module = 'Job Portal'
  union all select concat('module ', name) from \`tabModule Def\` where app_name = 'job_portal'
  union all select concat('custom field ', name) from \`tabCustom Field\`
    where module = 'Job Portal' or dt like 'JP %' or dt = 'Job Portal Settings'
  union all select concat('property ', name) from \`tabProperty Setter\`
    where module = 'Job Portal' or doc_type like 'JP %' or doc_type = 'Job Portal Settings'
  union all select concat('permission on ', parent) from \`tabCustom DocPerm\`
    where parent like 'JP %' or parent = 'Job Portal Settings'
  union all select concat('scheduled job ', method) from \`tabScheduled Job Type\` where method like 'job\\_portal.%'
  union all select concat('workspace ', name) from tabWorkspace where module = 'Job Portal'
  union all select concat('number card ', name) from \`tabNumber Card\` where module = 'Job Portal'
  union all select concat('page ', name) from tabPage where module = 'Job Portal'
  union all select concat('report ', name) from tabReport where module = 'Job Portal'
  union all select concat('single ', doctype, '.', field) from tabSingles where doctype = 'Job Portal Settings'
  union all select concat('password of ', doctype) from __Auth where doctype = 'Job Portal Settings'
  union all select concat('series ', name) from tabSeries where name like 'JPC-%'
  union all select concat('sequence ', table_name) from information_schema.tables
    where table_schema = database() and table_type = 'SEQUENCE' and table_name like 'jp\\_%'
  union all select concat('account ', name) from tabUser where name like '%@mobile.invalid'
  union all select concat('file ', name) from tabFile
    where attached_to_doctype = 'JP Company' or owner like '%@mobile.invalid'`

const COLUMNS = `
  select table_name, column_name, column_type, ifnull(column_default, 'null'), is_nullable, column_key
    from information_schema.columns where table_schema = database() order by table_name, ordinal_position`
// Each migrate writes down anew which apps are installed and, on Frappe 16, Desk's standard menu.
const REWRITTEN = "('Installed Applications', 'Navbar Settings')"
const TABLES = `
  select group_concat(concat('\`', table_name, '\`') order by table_name) from information_schema.tables
    where table_schema = database() and table_type = 'BASE TABLE' and engine is not null
      and table_name not in ('tabInstalled Application', 'tabNavbar Item', 'tabSingles', 'tabVersion')`
const OTHER_ROWS = `
  select doctype, field, md5(value) from tabSingles where doctype not in ${REWRITTEN}
  union all select 'version', ref_doctype, name from tabVersion where ref_doctype not in ${REWRITTEN} order by 1, 2, 3`

export class Site {
  /** @param {import('./bench.mjs').Bench} bench @param {string} name */
  constructor(bench, name) {
    this.bench = bench
    this.name = name
  }

  /** @param {string[]} args of the bench command for this site */
  run(...args) {
    return this.bench.run('--site', this.name, ...args)
  }

  /** @param {string} sql @returns {string} what the query printed, without headings */
  query(sql) {
    // Frappe opens the client with --safe-updates, which ends every answer after 1,000 rows.
    const whole = 'set session sql_select_limit = default, session group_concat_max_len = 1000000;'
    return this.bench.read(
      '--site',
      this.name,
      'mariadb',
      '--batch',
      '--skip-column-names',
      '-e',
      `${whole} ${sql}`,
    )
  }

  /**
   * @returns {string[]} every column of every table, and a checksum of each table's rows: two of them are the
   *   same where nothing in the database was changed in between
   */
  state() {
    const queries = [COLUMNS, `checksum table ${this.query(TABLES)}`, OTHER_ROWS]
    return queries.flatMap((sql) => this.query(sql).split('\n'))
  }

  /** @throws {Refusal} that names what of the app is there without the app */
  refuseLeftovers() {
    const left = this.query(LEFTOVERS)
    if (left) throw new Refusal(`The uninstalled app left behind:\n${left}`)
  }
}

/**
 * @param {string[]} before
 * @param {string[]} after
 * @returns {string[]} the lines of two states that differ, those of before with a minus
 */
export function differences(before, after) {
  const [was, is] = [new Set(before), new Set(after)]
  return [
    ...before.filter((line) => !is.has(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !was.has(line)).map((line) => `+ ${line}`),
  ]
}

/**
 * Does `work` on a new site, and drops it.
 * @param {import('./bench.mjs').Bench} bench
 * @param {(site: Site) => Promise<void>} work
 */
export async function withSite(bench, work) {
  const site = new Site(bench, `job-portal-${Date.now()}.localhost`)
  const password = process.env.DB_ROOT_PASSWORD ?? 'root'
  const create = ['--db-root-username', 'root', '--db-root-password', password, '--admin-password', 'admin']
  const drop = ['--root-login', 'root', '--root-password', password, '--no-backup', '--force']
  await nameOnLoopback(site.name)
  try {
    await step('new site', () =>
      bench.run('new-site', site.name, ...create, '--mariadb-user-host-login-scope=%'),
    )
    try {
      await work(site)
    } finally {
      await step('drop site', () => bench.run('drop-site', site.name, ...drop))
    }
  } finally {
    forgetName(site.name)
  }
}
