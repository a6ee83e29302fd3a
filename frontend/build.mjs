// Builds the app: hashed chunks, a manifest of each screen's files, and the page that Frappe serves. `node build.mjs`
// builds once for production, `node build.mjs --watch` at every save for development.
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { build, context } from 'esbuild'
import { messagesOverBudget, overBudget } from './build/budgets.mjs'
import { messagesOf, readCatalogues, writeMessages, writeTranslations } from './build/catalogues.mjs'
import { shareModules } from './build/chunks.mjs'
import { compileAsTheyCome } from './build/compile-hint.mjs'
import { leanPackages, minifyAgain } from './build/lean.mjs'
import { createManifest, filesOf } from './build/manifest.mjs'
import { ENTRY, frontend, nameOf, readModules } from './build/modules.mjs'
import { describePages } from './build/pages.mjs'
import { precompress } from './build/precompress.mjs'
import { prerender } from './build/prerender.mjs'
import { buildServiceWorker, describeRelease, readPrevious } from './build/release.mjs'
import { bundleRenderer } from './build/render.mjs'
import { TARGETS } from './build/targets.mjs'

const app = join(frontend, '..', 'job_portal')
const out = join(app, 'public', 'frontend')
const page = join(app, 'www', 'frontend.html')
/** Only the server reads it, so it is outside the public folder. */
const renderer = join(app, 'web', 'rendering', 'render.js')
const watch = process.argv.includes('--watch')

/** Deletes the files of earlier builds, except `keep`. */
async function removeOthers(keep) {
  const files = await readdir(out)
  await Promise.all(
    files.filter((file) => !keep.has(file)).map((file) => rm(join(out, file), { recursive: true })),
  )
}

/** Prints exceeded budgets. Returns them as esbuild's errors. */
function checkBudgets(manifest, firstScreens) {
  const sentences = [
    ...overBudget(manifest, firstScreens.map(nameOf)),
    ...messagesOverBudget(manifest.messages),
  ]
  for (const sentence of sentences) console.error(sentence)
  return sentences.map((text) => ({ text }))
}

/** Writes the page, the server's parts of it, and its renderer. Returns describePages' result with the page. */
async function writePage(manifest, rendered) {
  const template = await readFile(join(frontend, 'index.html'), 'utf8')
  const described = describePages(manifest, rendered)
  await mkdir(dirname(page), { recursive: true })
  await writeFile(page, template)
  await writeFile(join(out, 'pages.json'), JSON.stringify(described))
  await writeFile(renderer, rendered.renderer)
  return { template, ...described, screens: Object.keys(rendered.screens) }
}

/**
 * Writes the service worker. Returns the manifest's entries for this release and the previous one, whose files stay
 * for tabs that are still open.
 */
async function writeRelease(manifest, pages, files, { firstScreens, routes }) {
  const first = [...firstScreens, routes.home].map(nameOf)
  const release = describeRelease(manifest, pages, first)
  await buildServiceWorker(out, release)
  return { release: { id: release.id, files }, previous: await readPrevious(out, release.id) }
}

async function finish({ metafile }, rendered) {
  const { firstScreens, catalogues } = rendered
  const scripts = Object.keys(metafile.outputs).map((file) => basename(file))
  // Includes the first screen's files, since its forms are in a chunk of their own.
  const first = new Set([ENTRY, firstScreens[0]].flatMap((module) => filesOf(metafile, module)))
  if (!watch) {
    await minifyAgain(
      out,
      scripts.filter((file) => file.endsWith('.js')),
    )
    await compileAsTheyCome(out, [...first])
  }
  const messages = await writeMessages(catalogues, out)
  scripts.push(...Object.values(messages).flatMap((files) => files.map(({ file }) => file)))
  const [manifest, compressed] = await Promise.all([
    createManifest(metafile, out, { entry: ENTRY, firstScreen: firstScreens[0] }),
    watch ? [] : precompress(out, scripts),
    writeTranslations(catalogues),
  ])
  manifest.messages = messages
  const written = [...scripts, ...compressed]
  // Before the page names files that are too large. Development builds are not minified, so they have no budget.
  const errors = watch ? [] : checkBudgets(manifest, firstScreens)
  if (errors.length > 0) return { errors }
  const pages = await writePage(manifest, rendered)
  const icons = (await readdir(join(frontend, 'icons'))).filter((file) => file !== 'maskable.svg')
  const others = ['manifest.json', 'pages.json', ...icons]
  if (watch) {
    // No worker, and no release for the next build to keep.
    await writeFile(join(out, 'build-id.txt'), `${Date.now()}\n`)
    others.push('build-id.txt')
  } else {
    Object.assign(manifest, await writeRelease(manifest, pages, written, rendered))
    others.push('service-worker.js', ...(manifest.previous?.files ?? []))
  }
  await writeFile(join(out, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  await Promise.all(icons.map((icon) => copyFile(join(frontend, 'icons', icon), join(out, icon))))
  await removeOthers(new Set([...written, ...others]))
  const { bytes, gzip, files } = manifest.firstLoad
  // Since the process started, Node's own start included. A watching process started long ago.
  const took = watch ? '' : ` in ${(performance.now() / 1000).toFixed(1)} s`
  console.log(`Frontend built${took}. First load: ${files.length} files, ${bytes} bytes, ${gzip} gzipped.`)
  return undefined
}

/** esbuild does not print an error thrown at the end of a build. */
function failed(error) {
  console.error(error)
  return { errors: [{ text: error.message }] }
}

/** The options shared by the app's bundle and the pre-rendering's. */
const shared = {
  // Each alias saves bytes: its file says what it replaces.
  alias: {
    'hoist-non-react-statics': './build/left-out.mjs',
    '@emotion/is-prop-valid': './build/any-prop.mjs',
    'use-sync-external-store/shim': './build/sync-external-store.mjs',
  },
  define: {
    'process.env.NODE_ENV': JSON.stringify(watch ? 'development' : 'production'),
    DEVELOPMENT: String(watch),
  },
}

const finishPlugin = {
  name: 'finish',
  setup({ onStart, onEnd }) {
    let rendering
    // In parallel with the bundle, which uses about half of the machine.
    onStart(() => {
      const render = async () => {
        const modules = watch ? await readModules(shared) : read
        const catalogues = await readCatalogues()
        const dictionaries = Object.entries(catalogues).map(([code, entries]) => [code, messagesOf(entries)])
        const [screens, renderer] = await Promise.all([
          prerender(shared, modules, Object.fromEntries(dictionaries)),
          bundleRenderer({ ...shared, minify: !watch }, modules),
        ])
        return { ...screens, renderer, catalogues }
      }
      rendering = Promise.allSettled([render()])
    })
    onEnd(async (result) => {
      // Awaited even when the bundle failed, because it must remove a temporary file.
      const [rendered] = await rendering
      if (result.errors.length > 0) return undefined
      if (rendered.status === 'rejected') return failed(rendered.reason)
      return finish(result, rendered.value).catch(failed)
    })
  },
}

const options = {
  ...shared,
  absWorkingDir: frontend,
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
}

// esbuild is a Go program. The build ends before garbage collection pays off.
if (!watch) process.env.GOGC ??= '400'

await mkdir(out, { recursive: true })
let read
try {
  if (watch) {
    await (await context({ ...options, plugins: [finishPlugin] })).watch()
  } else {
    read = await readModules(shared)
    await build({ ...options, plugins: [shareModules(read), await leanPackages(read), finishPlugin] })
  }
} catch (error) {
  // esbuild has already printed errors in the sources.
  if (!error.errors) console.error(error)
  console.error('The frontend was not built.')
  process.exit(1)
}
