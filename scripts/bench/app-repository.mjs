// A git repository for `bench get-app`, which accepts only commits. It lets us test uncommitted work.

import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../lib/paths.mjs'
import { checkOut } from '../lib/release.mjs'

const AUTHOR = ['-c', 'user.name=bench-test', '-c', 'user.email=bench-test@example.invalid']

/** @param {string} cwd @param {string[]} args */
const git = (cwd, ...args) => execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 })

export class AppRepository {
  /** @param {string} folder a new one; the app on the bench gets its name */
  constructor(folder) {
    this.folder = folder
    this.url = `file://${folder}`
    mkdirSync(folder)
    git(folder, 'init', '--quiet', '--initial-branch=main')
  }

  /** Makes a release the newest commit. @param {string} commit of this repository's history */
  async commitRelease(commit) {
    this.#clear()
    await checkOut(commit, this.folder)
    this.#commit(`release ${commit}`)
  }

  /** Makes the working tree the newest commit, uncommitted work included. */
  commitWorkingTree() {
    this.#clear()
    const files = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0')
    for (const file of files.filter((name) => name && existsSync(join(root, name)))) {
      mkdirSync(dirname(join(this.folder, file)), { recursive: true })
      cpSync(join(root, file), join(this.folder, file))
    }
    this.#commit('working tree under test')
  }

  #clear() {
    for (const name of readdirSync(this.folder))
      if (name !== '.git') rmSync(join(this.folder, name), { recursive: true })
  }

  /** @param {string} message */
  #commit(message) {
    git(this.folder, 'add', '--all')
    git(this.folder, ...AUTHOR, 'commit', '--quiet', '--message', message)
  }
}
