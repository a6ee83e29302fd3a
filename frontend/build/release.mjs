import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { frontend } from './modules.mjs'
import { ASSETS } from './pages.mjs'
import { TARGETS } from './targets.mjs'

const WORKER = 'src/service-worker/worker.ts'

/**
 * What the service worker is told of this build, as src/service-worker/release.ts describes it. `pages` has what makes
 * a page, describePages' result in it, and `screens`: the paths of those that are rendered. A second visit may begin
 * with the screens `first`: it has their files even if the first visit ended early.
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
    // The first one is the root's, which leads to one of the others.
    shells: ['', ...pages.screens],
    first: all.filter((file) => needed.has(file)).map(address),
    rest: all.filter((file) => !needed.has(file)).map(address),
  }
}

/** Writes the service worker with the release inside. Its name has no hash: browsers ask for it by this one. */
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
 * The release before this one, { id, files }, whose files stay, by the manifest that it left in the folder `out`;
 * null where there is none. Building the same release again leaves what stands before it.
 */
export async function readPrevious(out, id) {
  const text = await readFile(join(out, 'manifest.json'), 'utf8').catch(() => null)
  const { release, previous } = text ? JSON.parse(text) : {}
  return release?.id === id ? previous : (release ?? null)
}
