// npm run dev: npm start, which at every save rebuilds the frontend and restarts the host.

import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { freePort, startHost } from './lib/host.mjs'
import { root } from './lib/paths.mjs'
import { forgetFrontendBuild, setUpToServe } from './lib/setup.mjs'
import { run, step } from './lib/steps.mjs'
import { readOptions, sayWhere } from './start.mjs'

const SERVER_FILE = /\.(py|json)$/
const QUIET_MS = 200

await run(async () => {
  const options = readOptions()
  await freePort(options.port, options.host)
  await setUpToServe()
  forgetFrontendBuild()
  const builder = spawn('node', ['build.mjs', '--watch'], {
    cwd: join(root, 'frontend'),
    stdio: 'inherit',
    detached: true,
  })
  let server = await step('embedded host', () => startHost(options))
  sayWhere(server.url)

  // One restart at a time. A save during a restart causes another one.
  let restarting = Promise.resolve()
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const restart = () => {
    restarting = restarting.then(async () => {
      await server.stop()
      server = await step('embedded host, restarted', () => startHost({ ...options, reset: false }))
    })
    restarting.catch((error) => process.stderr.write(`${error.message}\nWaiting for the next save.\n`))
    restarting = restarting.catch(() => undefined)
  }
  for (const folder of ['job_portal', 'embedded'])
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || !SERVER_FILE.test(file) || file.startsWith('public/')) return
      clearTimeout(timer)
      timer = setTimeout(restart, QUIET_MS)
    })

  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.once(signal, async () => {
      builder.kill('SIGTERM')
      await restarting
      await server.stop()
      process.exit(0)
    })
})
