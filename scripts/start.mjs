// npm start: from a clone to a running product on the embedded host.

import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort, LOOPBACK, startHost } from './lib/host.mjs'
import { root } from './lib/paths.mjs'
import { buildFrontend, setUpToServe } from './lib/setup.mjs'
import { Refusal, run, step } from './lib/steps.mjs'

const USAGE = 'npm start -- [--port N] [--host H] [--data DIR] [--reset] [--demo]'

export function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '8000' },
        host: { type: 'string', default: LOOPBACK },
        data: { type: 'string' },
        reset: { type: 'boolean', default: false },
        demo: { type: 'boolean', default: false },
      },
    })
    const port = Number(values.port)
    if (!Number.isInteger(port) || port < 1 || port > 65535)
      throw new Error(`--port takes a number from 1 to 65535, not '${values.port}'`)
    // The demo town has its own folder, so that it leaves the developer's site alone.
    const { host, reset, demo, data = demo ? '.demo' : '.data' } = values
    return { port, host, reset, demo, data: resolve(root, data) }
  } catch (error) {
    throw new Refusal(`${/** @type {Error} */ (error).message}. Usage: ${USAGE}`)
  }
}

/** @param {string} url */
export function sayWhere(url) {
  const password = process.env.ADMIN_PASSWORD ? 'the one in ADMIN_PASSWORD' : 'admin'
  process.stdout.write(`
job_portal runs at      ${url}/frontend
OTP messages            printed below as they are sent; also at ${url}/api/resource/JP SMS?fields=["*"]
                        for the administrator
Companies to review     npm run review
Administrator sign-in   Administrator, password: ${password}
Stop it with            Ctrl-C

This is the embedded host: for trial and development, not for production. See docs/install.md for a bench.

`)
}

/** @param {{child: import("node:child_process").ChildProcess, stop: () => Promise<void>}} server */
function stopWithUs(server) {
  let stopping = false
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, async () => {
      if (stopping) return
      stopping = true
      await server.stop()
      process.stdout.write('Stopped.\n')
      process.exit(0)
    })
  server.child.once('exit', (code) => {
    if (!stopping) process.exit(code ?? 1)
  })
}

if (process.argv[1] === new URL(import.meta.url).pathname)
  await run(async () => {
    const options = readOptions()
    await freePort(options.port, options.host)
    await setUpToServe()
    await buildFrontend()
    const server = await step('embedded host', () => startHost(options))
    stopWithUs(server)
    sayWhere(server.url)
  })
