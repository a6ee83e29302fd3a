// One site of a bench: its commands and the content of its database.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { step } from '../lib/steps.mjs'
import { dump } from './dump.mjs'
import { forgetName, nameOnLoopback } from './hosts-file.mjs'

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

  /** @param {string[]} args of the bench command for this site @returns {string} what it printed */
  read(...args) {
    return this.bench.read('--site', this.name, ...args)
  }

  /** @returns {import('./dump.mjs').Dump} */
  dump() {
    const config = readFileSync(join(this.bench.folder, 'sites', this.name, 'site_config.json'), 'utf8')
    return dump({ ...this.bench.config, ...JSON.parse(config) })
  }
}

/**
 * Runs `work` on a new site, then drops the site.
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
      // Otherwise the bench's queue would keep the dropped site's jobs forever.
      await bench.run('purge-jobs', '--site', site.name)
      await step('drop site', () => bench.run('drop-site', site.name, ...drop))
    }
  } finally {
    forgetName(site.name)
  }
}
