// Two web nodes of one site behind nginx, on loopback: docs/balancer.conf with its addresses replaced. Needs nginx
// (Debian: apt-get install nginx-light).

import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { untilListening } from '../../scripts/bench/bench.mjs'
import { freePort } from '../../scripts/lib/host.mjs'
import { root } from '../../scripts/lib/paths.mjs'
import { Refusal } from '../../scripts/lib/steps.mjs'
import { supervise } from './supervised.mjs'

const NODES = [1, 2]
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/**
 * The nodes' addresses for a battery, as environment variables. Lists are separated by blanks.
 * @typedef {{BASE_URL: string, NODES: string, NODE_PIDS: string}} Nodes
 *   BASE_URL: the balancer; NODES: each node directly; NODE_PIDS: files with a process group each
 */

/**
 * Runs `work` while two nodes serve the site. A node that dies is restarted.
 * @param {import('../../scripts/bench/site.mjs').Site} site
 * @param {(nodes: Nodes) => Promise<void>} work
 */
export async function withNodes({ bench, name }, work) {
  if (spawnSync('nginx', ['-v']).error)
    throw new Refusal('nginx was not found: install it (Debian, Ubuntu: apt-get install nginx-light).')
  const folder = await mkdtemp(join(tmpdir(), 'job-portal-nodes-'))
  const stops = /** @type {(() => Promise<void>)[]} */ ([])
  /** @param {string} service @param {number} port @param {string} line @param {NodeJS.ProcessEnv} [env] */
  const start = async (service, port, line, env) => {
    const pidFile = join(folder, `${service}.pid`)
    stops.push(supervise(line, { pidFile, cwd: bench.folder, env }))
    await untilListening(port, service)
    return pidFile
  }
  try {
    const balancer = await freePort(0)
    const web = /** @type {number[]} */ ([])
    const sockets = /** @type {number[]} */ ([])
    const pids = /** @type {string[]} */ ([])
    for (const node of NODES) {
      const [port, socket] = [await freePort(0), await freePort(0)]
      pids.push(await start(`web-${node}`, port, bench.web(port)))
      await start(`socketio-${node}`, socket, bench.service('socketio'), {
        FRAPPE_SOCKETIO_PORT: String(socket),
      })
      web.push(port)
      sockets.push(socket)
    }
    const configuration = join(folder, 'nginx.conf')
    writeFileSync(configuration, nginx(folder, name, balancer, web, sockets))
    await start('nginx', balancer, `exec nginx -p ${folder} -c ${configuration}`)
    /** @param {number} port */
    const url = (port) => `http://${name}:${port}`
    await work({
      BASE_URL: url(balancer),
      NODES: web.map(url).join(' '),
      NODE_PIDS: pids.join(' '),
    })
  } finally {
    await Promise.all(stops.map((stop) => stop()))
    await rm(folder, { recursive: true })
  }
}

/**
 * @param {string} folder
 * @param {string} name of the site
 * @param {number} port
 * @param {number[]} web
 * @param {number[]} sockets
 * @returns {string} nginx's whole configuration
 */
function nginx(folder, name, port, web, sockets) {
  let server = readFileSync(join(root, 'docs', 'balancer.conf'), 'utf8')
  server = server.replaceAll('listen 80', `listen 127.0.0.1:${port}`).replace('your.site', name)
  for (const [index, node] of NODES.entries())
    server = server
      .replace(`node-${node}:8000`, `127.0.0.1:${web[index]}`)
      .replace(`node-${node}:9000`, `127.0.0.1:${sockets[index]}`)
  return `daemon off;
worker_processes 1;
pid ${folder}/nginx.own.pid;
error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
access_log off;
${TEMPORARY.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
${server}
}
`
}
