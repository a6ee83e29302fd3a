import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { frontend } from './modules.mjs'
import { ASSETS } from './pages.mjs'
import { TARGETS } from './targets.mjs'

const WORKER = 'src/service-worker/worker.ts'

/** The path where an account's visit starts. It has its own shell, so that its files load with the first ones. */
const START = 'home'

/**
 * The release's description for the service worker (src/service-worker/release.ts). `pages` is describePages' result
 * with the page's template and `screens`, the paths of the pre-rendered screens. A second visit may start with the
 * screens `first`: the worker stores their files first, in case the first visit ends early.
 */
export function describeRelease(manifest, pages, first) {
  const { entry, files, shared, screens } = manifest
  const needed = new Set([...shared.files, ...first.flatMap((name) => screens[name].files)])
  const all = Object.keys(files).sort()
  const address = (file) => ASSETS + file
  const content = JSON.stringify([all, pages])
  return {
    id: createHash('sha256').update(content).digest('hex').slice(0, 12),
    entry: address(entry),
    // '' is the root, which redirects to one of the others.
    shells: ['', ...pages.screens, START],
    first: all.filter((file) => needed.has(file)).map(address),
    rest: all.filter((file) => !needed.has(file)).map(address),
    messages: Object.fromEntries(
      Object.entries(pages.messages).map(([code, files]) => [code, files.map(address)]),
    ),
  }
}

/** Writes the service worker with the release inside. Its name has no hash, because browsers look it up by name. */
export async function buildServiceWorker(out, release) {
  await build({
    absWorkingDir: frontend,
    entryPoints: [WORKER],
    outfile: join(out, 'service-worker.js'),
    bundle: true,
    format: 'iife',
    target: TARGETS,
    minify: true,
    define: { RELEASE: JSON.stringify(release) },
    logLevel: 'warning',
  })
}

/**
 * The previous release, { id, files }, from the manifest in the folder `out`; null without one. Building the same
 * release twice keeps its predecessor.
 */
export async function readPrevious(out, id) {
  const text = await readFile(join(out, 'manifest.json'), 'utf8').catch(() => null)
  const { release, previous } = text ? JSON.parse(text) : {}
  return release?.id === id ? previous : (release ?? null)
}
