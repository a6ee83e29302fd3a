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

/** Writes .gz and .br beside each script; returns their names. Existing files stay: names have a hash. */
export async function precompress(folder, files) {
  const jobs = files
    .filter((file) => /\.(js|css)$/.test(file))
    .flatMap((file) => Object.entries(encodings).map(([ending, encode]) => ({ file, ending, encode })))
  return Promise.all(
    jobs.map(async ({ file, ending, encode }) => {
      const name = `${file}.${ending}`
      const target = join(folder, name)
      if (await exists(target)) return name
      // Renamed at the end, because the next build would keep a partial file of a stopped one.
      await writeFile(`${target}.part`, await encode(await readFile(join(folder, file))))
      await rename(`${target}.part`, target)
      return name
    }),
  )
}
