import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { ASSETS } from './page.mjs'
import { TARGETS } from './targets.mjs'

const WORKER = 'src/service-worker/worker.ts'
/** Where a second visit may begin: it has their files even if the first visit ended early. */
const FIRST_SCREENS = [
  'features/sign-in/login-screen',
  'features/sign-in/signup-screen',
  'features/sign-in/verify-otp-screen',
  'features/home/home-screen',
]

/**
 * What the service worker is told of this build, as src/service-worker/release.ts describes it. `pages` has what makes
 * a page, describePages' result in it, and `screens`: the paths of those that are rendered.
 */
export function describeRelease(manifest, pages) {
  const { entry, files, shared, screens } = manifest
  const first = new Set([...shared.files, ...FIRST_SCREENS.flatMap((name) => screens[name].files)])
  const all = Object.keys(files).sort()
  const address = (file) => ASSETS + file
  const content = JSON.stringify([all, pages])
  return {
    id: createHash('sha256').update(content).digest('hex').slice(0, 12),
    entry: address(entry),
    // The first one is the root's, which leads to one of the others.
    shells: ['', ...pages.screens],
    first: all.filter((file) => first.has(file)).map(address),
    rest: all.filter((file) => !first.has(file)).map(address),
  }
}

/** Writes the service worker with the release inside. Its name has no hash: browsers ask for it by this one. */
export async function buildServiceWorker(here, out, release) {
  await build({
    absWorkingDir: here,
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
