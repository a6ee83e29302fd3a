import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort, startHost } from '../../scripts/lib/host.mjs'
import { root } from '../../scripts/lib/paths.mjs'

const COPIED = ['embedded', 'frontend', 'job_portal']
const OUT = join('job_portal', 'public', 'frontend')

/** A copy of the clone with its built frontend, on its own embedded host. Tests can build it again. */
export class OwnSite {
  private constructor(
    private readonly folder: string,
    private readonly host: Awaited<ReturnType<typeof startHost>>,
  ) {}

  static async start(): Promise<OwnSite> {
    const folder = await mkdtemp(join(tmpdir(), 'job-portal-site-'))
    const filter = (source: string) => !/[\\/]node_modules$/.test(source)
    // The copies keep the times of the sources, so that Python uses the compiled files.
    const options = { recursive: true, preserveTimestamps: true, filter }
    for (const part of COPIED) await cp(join(root, part), join(folder, part), options)
    await symlink(join(root, 'frontend', 'node_modules'), join(folder, 'frontend', 'node_modules'))
    const data = join(folder, '.data')
    return new OwnSite(folder, await startHost({ port: await freePort(0), data, quiet: true, from: folder }))
  }

  get url(): string {
    return this.host.url
  }

  /** Builds and serves a release with one text of the frontend replaced. */
  async release(file: string, says: string, insteadOf: string): Promise<void> {
    const path = join(this.folder, 'frontend', 'src', file)
    const source = await readFile(path, 'utf8')
    if (!source.includes(insteadOf)) throw new Error(`${file} does not say ${insteadOf}`)
    await writeFile(path, source.replaceAll(insteadOf, says))
    await promisify(execFile)('node', ['build.mjs'], { cwd: join(this.folder, 'frontend') })
  }

  async manifest(): Promise<Manifest> {
    return JSON.parse(await readFile(join(this.folder, OUT, 'manifest.json'), 'utf8'))
  }

  /** Deletes files of the built frontend. */
  async remove(files: string[]): Promise<void> {
    for (const file of files) await rm(join(this.folder, OUT, file))
  }

  async stop(): Promise<void> {
    await this.host.stop()
    await rm(this.folder, { recursive: true })
  }
}

/** The build's manifest: the files of this release and of the previous one. */
type Manifest = { release: { id: string; files: string[] }; previous: { id: string; files: string[] } | null }
