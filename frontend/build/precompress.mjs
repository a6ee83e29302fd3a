import { access, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const encodings = {
  gz: (content) => promisify(gzip)(content, { level: 9 }),
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
}

const exists = (file) =>
  access(file).then(
    () => true,
    () => false,
  )

/** Writes .gz and .br beside each script; gives the names. A hashed name's content never changes, so one will do. */
export async function precompress(folder, files) {
  const jobs = files
    .filter((file) => /\.(js|css)$/.test(file))
    .flatMap((file) => Object.entries(encodings).map(([ending, encode]) => ({ file, ending, encode })))
  return Promise.all(
    jobs.map(async ({ file, ending, encode }) => {
      const name = `${file}.${ending}`
      const target = join(folder, name)
      if (await exists(target)) return name
      // Whole or not there: the next build would take half of one, left by a build that was stopped, for done.
      await writeFile(`${target}.part`, await encode(await readFile(join(folder, file))))
      await rename(`${target}.part`, target)
      return name
    }),
  )
}
