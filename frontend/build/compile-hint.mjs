import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Chromium compiles a function at its first call, on the main thread, while the first screen hydrates. A file that
 * starts with this comment is compiled as a whole on another thread while it downloads: login hydrates 0.4 s earlier
 * (docs/performance.md). Other browsers ignore it (https://v8.dev/blog/explicit-compile-hints).
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** Adds the hint to `files` of `folder`. Only for files that soon run nearly all of their functions. */
export async function compileAsTheyCome(folder, files) {
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file)
      await writeFile(path, HINT + (await readFile(path, 'utf8')))
    }),
  )
}
