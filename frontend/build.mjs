// Builds the app: hashed chunks, a manifest of what each screen loads, and the page that Frappe serves.
// `node build.mjs` once, for production; `node build.mjs --watch` on every save, for development.
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, context } from 'esbuild'
import { overBudget } from './build/budgets.mjs'
import { compileAsTheyCome } from './build/compile-hint.mjs'
import { createManifest, filesOf } from './build/manifest.mjs'
import { checkPage } from './build/page.mjs'
import { describePages } from './build/pages.mjs'
import { precompress } from './build/precompress.mjs'
import { prerender } from './build/prerender.mjs'
import { buildServiceWorker, describeRelease, readPrevious } from './build/release.mjs'
import { shareCore } from './build/share-core.mjs'
import { secondCopies } from './build/single-copies.mjs'
import { TARGETS } from './build/targets.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const app = join(here, '..', 'job_portal')
const out = join(app, 'public', 'frontend')
const page = join(app, 'www', 'frontend.html')
const watch = process.argv.includes('--watch')

const ENTRY = 'src/app/main.tsx'
/** The screen that `/frontend` leads to: its chunks are preloaded with the page. */
const FIRST_SCREEN = 'src/features/sign-in/login-screen.tsx'

/** Removes what earlier builds left behind. */
async function removeOthers(keep) {
  const files = await readdir(out)
  await Promise.all(
    files.filter((file) => !keep.has(file)).map((file) => rm(join(out, file), { recursive: true })),
  )
}

/** Says which screens are over their budget and what is there twice; gives that as esbuild's errors, which it does not print here. */
function checkBudgets(manifest, metafile) {
  const sentences = [...overBudget(manifest), ...secondCopies(metafile)]
  for (const sentence of sentences) console.error(sentence)
  return sentences.map((text) => ({ text }))
}

/** Writes the page, and what the server puts into it for each route: `rendered`. Gives describePages' result with the page. */
async function writePage(manifest, rendered) {
  const template = checkPage(await readFile(join(here, 'index.html'), 'utf8'))
  const described = describePages(manifest, rendered)
  await mkdir(dirname(page), { recursive: true })
  await writeFile(page, template)
  await writeFile(join(out, 'pages.json'), JSON.stringify(described))
  return { template, ...described, screens: Object.keys(rendered.screens) }
}

/**
 * Writes the service worker. Gives what the manifest keeps of this release, and of the one before: its files stay, so
 * that a tab that was opened with it goes on.
 */
async function writeRelease(manifest, pages, files) {
  const release = describeRelease(manifest, pages)
  await buildServiceWorker(here, out, release)
  return { release: { id: release.id, files }, previous: await readPrevious(out, release.id) }
}

async function finish({ metafile }, rendered) {
  const scripts = Object.keys(metafile.outputs).map((file) => basename(file))
  if (!watch) await compileAsTheyCome(out, filesOf(metafile, ENTRY))
  const [manifest, compressed] = await Promise.all([
    createManifest(metafile, out, { entry: ENTRY, firstScreen: FIRST_SCREEN }),
    watch ? [] : precompress(out, scripts),
  ])
  const written = [...scripts, ...compressed]
  // Minified or not at all; and before the page names files that are too large.
  const errors = watch ? [] : checkBudgets(manifest, metafile)
  if (errors.length > 0) return { errors }
  const pages = await writePage(manifest, rendered)
  const others = ['manifest.json', 'pages.json', 'icon.svg']
  if (watch) {
    // No worker, and no release for the next one to keep.
    await writeFile(join(out, 'build-id.txt'), `${Date.now()}\n`)
    others.push('build-id.txt')
  } else {
    Object.assign(manifest, await writeRelease(manifest, pages, written))
    others.push('service-worker.js', ...(manifest.previous?.files ?? []))
  }
  await writeFile(join(out, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  await copyFile(join(here, 'icon.svg'), join(out, 'icon.svg'))
  await removeOthers(new Set([...written, ...others]))
  const { bytes, gzip, files } = manifest.firstLoad
  // By the life of the process: Node's own start counts, and a watching one has no beginning that anybody waits for.
  const took = watch ? '' : ` in ${(performance.now() / 1000).toFixed(1)} s`
  console.log(`Frontend built${took}. First load: ${files.length} files, ${bytes} bytes, ${gzip} gzipped.`)
  return undefined
}

/** esbuild does not print what is thrown at the end of a build. */
function failed(error) {
  console.error(error)
  return { errors: [{ text: error.message }] }
}

const finishPlugin = {
  name: 'finish',
  setup({ onStart, onEnd }) {
    let rendering
    // Beside the bundle, which has the machine wait about half of the time.
    onStart(() => {
      rendering = Promise.allSettled([prerender(shared)])
    })
    onEnd(async (result) => {
      // Also where the bundle failed: what is on its way removes the file that it runs from.
      const [rendered] = await rendering
      if (result.errors.length > 0) return undefined
      if (rendered.status === 'rejected') return failed(rendered.reason)
      return finish(result, rendered.value).catch(failed)
    })
  },
}

/** What the app's bundle and that of its pre-rendering have in common. */
const shared = {
  // Emotion's `withTheme` needs it, with react-is inside: 4 kB of the first load for what Chakra does not use.
  alias: {
    'hoist-non-react-statics': './build/left-out.mjs',
    '@emotion/is-prop-valid': './build/any-prop.mjs',
  },
  define: {
    'process.env.NODE_ENV': JSON.stringify(watch ? 'development' : 'production'),
    DEVELOPMENT: String(watch),
  },
}

const options = {
  ...shared,
  absWorkingDir: here,
  entryPoints: [ENTRY],
  outdir: out,
  bundle: true,
  splitting: true,
  format: 'esm',
  target: TARGETS,
  jsx: 'automatic',
  entryNames: '[name]-[hash]',
  chunkNames: 'chunk-[hash]',
  minify: !watch,
  sourcemap: watch && 'linked',
  legalComments: watch ? 'none' : 'external',
  metafile: true,
  logLevel: 'warning',
  plugins: [shareCore, finishPlugin],
}

// esbuild's Go clears up its memory less often: a build is over before that is worth its time.
if (!watch) process.env.GOGC ??= '400'

await mkdir(out, { recursive: true })
try {
  if (watch) await (await context(options)).watch()
  else await build(options)
} catch (error) {
  // esbuild has printed what is wrong in the sources; anything else has not been said yet.
  if (!error.errors) console.error(error)
  console.error('The frontend was not built.')
  process.exit(1)
}
