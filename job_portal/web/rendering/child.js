// The process that renders (child.py): `node child.js RENDERER SECONDS`. Lines of JSON come in and go out:
// {id, input, dictionary} is answered by {id, output}, or by {id, error} where the page cannot be rendered.
// RENDERER is the build's script. It has no files, no other processes (child.py says so to Node) and no network.
const { Console } = require('node:console')
const { Script } = require('node:vm')

const [, , renderer, seconds] = process.argv
// Answers alone go out.
globalThis.console = new Console(process.stderr)
for (const name of ['fetch', 'WebSocket', 'EventSource']) delete globalThis[name]

let render
let line = ''

globalThis.load = () => {
  render = require(renderer).render
}
globalThis.answer = () => {
  const { id, input, dictionary } = JSON.parse(line)
  try {
    return JSON.stringify({ id, output: render(input, dictionary) })
  } catch (error) {
    return JSON.stringify({ id, error: error?.name ?? 'Error' })
  }
}
// The web worker kills this process long before. A worker that was killed itself cannot, and nothing may run for ever.
const limit = { timeout: 1000 * Number(seconds) }
new Script('load()').runInThisContext(limit)
const answer = new Script('answer()')

process.stdin.setEncoding('utf8')
process.stdin.on('data', (text) => {
  line += text
  // The next line comes after this one was answered.
  if (!text.endsWith('\n')) return
  process.stdout.write(`${answer.runInThisContext(limit)}\n`)
  line = ''
})
// The worker has ended, however that was.
process.stdin.on('end', () => process.exit())
