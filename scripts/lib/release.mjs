// The earlier releases, from the repository's history.

import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { exec } from './command.mjs'
import { Refusal } from './steps.mjs'

/** Not every clone has the release tags, so a file names their commits. */
const RELEASES = /** @type {Record<string, string>} */ (createRequire(import.meta.url)('../../releases.json'))

/** An older site updates to this release first (docs/install.md). */
const OLDEST = '0.4.0'

/** @returns {{version: string, commit: string}[]} the releases that sites may upgrade from, oldest first */
export function releases() {
  const all = Object.entries(RELEASES).map(([version, commit]) => ({ version, commit }))
  return all.slice(all.findIndex(({ version }) => version === OLDEST))
}

/**
 * Writes the files of a commit into a folder.
 * @param {string} commit
 * @param {string} folder an existing one
 */
export async function checkOut(commit, folder) {
  const archive = join(folder, 'release.tar')
  try {
    await exec('git', ['archive', '--output', archive, commit], { shown: 'if it fails' })
  } catch {
    throw new Refusal(`The clone has no commit ${commit}: fetch the whole history (git fetch --unshallow).`)
  }
  await exec('tar', ['-xf', archive, '-C', folder])
  await rm(archive)
}
