// A client without a browser: cookies, the CSRF token and Frappe's envelope, over plain fetch.

/** The server's error answer. */
export class CallError extends Error {
  /** @param {string} what @param {number} status @param {string} body */
  constructor(what, status, body) {
    super(`${what}: ${status} ${body.slice(0, 400)}`)
    this.status = status
    this.body = body
  }

  /** @returns {string} the server's message for people, or '' */
  get sentence() {
    try {
      const messages = JSON.parse(JSON.parse(this.body)._server_messages)
      return messages.map((/** @type {string} */ message) => JSON.parse(message).message).join(' ')
    } catch {
      return ''
    }
  }
}

export class Client {
  /** @type {Map<string, string>} */
  #cookies = new Map()
  #csrfToken = ''

  /** @param {string} baseUrl */
  constructor(baseUrl) {
    this.baseUrl = baseUrl
  }

  /** @returns {{name: string, value: string}[]} its cookies, for a browser */
  get cookies() {
    return [...this.#cookies].map(([name, value]) => ({ name, value }))
  }

  /**
   * @param {string} path
   * @param {{method?: string, json?: object, form?: FormData}} [options]
   * @returns {Promise<Response>}
   */
  async request(path, { method = 'GET', json, form } = {}) {
    const headers = /** @type {Record<string, string>} */ ({ Accept: 'application/json' })
    if (this.#cookies.size > 0)
      headers.Cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    if (this.#csrfToken) headers['X-Frappe-CSRF-Token'] = this.#csrfToken
    if (json) headers['Content-Type'] = 'application/json'
    const response = await fetch(new URL(path, this.baseUrl), {
      method,
      headers,
      body: json ? JSON.stringify(json) : (form ?? null),
      redirect: 'manual',
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      this.#cookies.set(name, value)
    }
    return response
  }

  /**
   * @param {string} name of a whitelisted method
   * @param {object} [payload]
   * @returns {Promise<any>} its message
   * @throws {CallError} on any status but 2xx
   */
  async call(name, payload = {}) {
    return this.#message(name, await this.request(`/api/method/${name}`, { method: 'POST', json: payload }))
  }

  /**
   * Calls by GET, which needs no CSRF token.
   * @param {string} name
   * @returns {Promise<any>}
   */
  async read(name) {
    return this.#message(name, await this.request(`/api/method/${name}`))
  }

  /**
   * @param {File} file stored as private
   * @returns {Promise<string>} its URL
   */
  async upload(file) {
    const form = new FormData()
    form.append('file', file, file.name)
    form.append('is_private', '1')
    const stored = await this.#message(
      file.name,
      await this.request('/api/method/upload_file', { method: 'POST', form }),
    )
    return stored.file_url
  }

  /** @param {string} what @param {Response} response */
  async #message(what, response) {
    const text = await response.text()
    if (!response.ok) throw new CallError(what, response.status, text)
    const { message } = JSON.parse(text)
    if (message?.csrf_token) this.#csrfToken = message.csrf_token
    return message
  }

  /** Reads the session's CSRF token from the page; throws without one. */
  async takeCsrfToken() {
    const page = await (await this.request('/frontend/login')).text()
    const token = /"csrf_token":\s*"([0-9a-f]+)"/.exec(page)?.[1]
    if (!token) throw new Error('The page carries no CSRF token for this session.')
    this.#csrfToken = token
  }
}
