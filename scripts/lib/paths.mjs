import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

// Let Python keep its compiled files, even if the machine forbids it: this halves the time of a start.
delete process.env.PYTHONDONTWRITEBYTECODE

/** The Python of our own virtual environment. */
export const python = join(root, '.venv', 'bin', 'python')

/**
 * All files below the given files and folders (paths relative to the root), sorted, without generated ones.
 * @param {string[]} places
 * @returns {string[]}
 */
export function filesBelow(places) {
  const found = /** @type {string[]} */ ([])
  /** @param {string} path */
  const visit = (path) => {
    const full = join(root, path)
    if (!existsSync(full)) return
    let entries
    try {
      entries = readdirSync(full, { withFileTypes: true })
    } catch {
      found.push(path) // a file, not a folder
      return
    }
    for (const entry of entries) {
      if (['node_modules', '__pycache__', '.venv'].includes(entry.name)) continue
      if (entry.isDirectory()) visit(join(path, entry.name))
      else found.push(join(path, entry.name))
    }
  }
  for (const place of places) visit(place)
  return found.sort()
}
