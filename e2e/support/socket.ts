import type { Client } from '../../scripts/lib/client.mjs'

const PACKET_END = '\x1e'
/** The embedded host accepts at most 16. */
const PACKETS_AT_ONCE = 15
const PING = '2'
const PONG = '3'

/** A socket that asks for rooms as no page does: it speaks socket.io's protocol over polling. */
export class Socket {
  /** The received events, oldest first. */
  readonly heard: { event: string; data: unknown }[] = []
  #isOpen = true
  readonly #url: string
  readonly #headers: Record<string, string>
  readonly #namespace: string

  private constructor(url: string, headers: Record<string, string>, site: string) {
    this.#url = url
    this.#headers = headers
    this.#namespace = `/${site},`
  }

  /** Connects like the client's pages, with the client's cookies or the given ones. */
  static async connect(client: Client, cookie?: string): Promise<Socket> {
    const { socketio_port, site_name } = await client.read('job_portal.api.get_boot')
    const { origin, protocol, hostname } = new URL(client.baseUrl)
    const base = `${protocol}//${hostname}:${socketio_port}/socket.io/?EIO=4&transport=polling`
    const own = client.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const headers = { Origin: origin, Cookie: cookie ?? own }
    const opened = await (await fetch(base, { headers })).text()
    const socket = new Socket(`${base}&sid=${JSON.parse(opened.slice(1)).sid}`, headers, site_name)
    await socket.#send([`40${socket.#namespace}`])
    const answer = await (await fetch(socket.#url, { headers })).text()
    if (!answer.startsWith('40/')) throw new Error(`The socket was refused: ${answer}`)
    void socket.#listen()
    return socket
  }

  /** Emits events, each given as its name and its arguments. */
  emit(...events: unknown[][]): Promise<void> {
    return this.#send(events.map((event) => `42${this.#namespace}${JSON.stringify(event)}`))
  }

  close(): Promise<void> {
    this.#isOpen = false
    return this.#send([`41${this.#namespace}`])
  }

  async #send(packets: string[]): Promise<void> {
    for (let first = 0; first < packets.length; first += PACKETS_AT_ONCE) {
      const body = packets.slice(first, first + PACKETS_AT_ONCE).join(PACKET_END)
      const answer = await fetch(this.#url, { method: 'POST', headers: this.#headers, body })
      const text = await answer.text()
      if (text.toLowerCase() !== 'ok') throw new Error(`The socket took nothing: ${answer.status} ${text}`)
    }
  }

  async #listen(): Promise<void> {
    while (this.#isOpen) {
      const response = await fetch(this.#url, { headers: this.#headers })
      if (!response.ok) return
      for (const packet of (await response.text()).split(PACKET_END)) {
        if (packet === PING) await this.#send([PONG])
        const json = /^42[^[]*(\[.*)$/s.exec(packet)?.[1]
        if (!json) continue
        const [event, data] = JSON.parse(json)
        this.heard.push({ event, data })
      }
    }
  }
}
