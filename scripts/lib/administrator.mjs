import { setTimeout } from 'node:timers/promises'
import { CallError, Client } from './client.mjs'
import { languages } from './strings/catalogues.mjs'

const JOBS_ASKED_EVERY_MS = 500

/** A site's administrator, who uses Frappe's REST interface. */
export class Administrator {
  /** @param {Client} client */
  constructor(client) {
    this.client = client
  }

  /**
   * Signs in with the password in ADMIN_PASSWORD (default admin).
   * @param {string} baseUrl
   * @param {{hasPage?: boolean}} [options] hasPage: whether the site has the built page, which holds the CSRF token
   * @returns {Promise<Administrator>}
   */
  static async signIn(baseUrl, { hasPage = true } = {}) {
    const client = new Client(baseUrl)
    await client.call('login', { usr: 'Administrator', pwd: process.env.ADMIN_PASSWORD ?? 'admin' })
    if (hasPage) await client.takeCsrfToken()
    return new Administrator(client)
  }

  /** Keeps OTP messages in JP SMS, where `readCode` finds them. */
  async useTrialGateway() {
    await this.update('Job Portal Settings', 'Job Portal Settings', { sms_gateway: 'Outbox' })
  }

  /** Makes the site offer every language of the app. */
  async offerLanguages() {
    const settings = Object.fromEntries(languages.map((code) => [`language_${code}`, 1]))
    await this.update('Job Portal Settings', 'Job Portal Settings', settings)
  }

  /**
   * @param {string} mobile ten digits
   * @returns {Promise<string>} the code of the newest message to that number
   */
  async readCode(mobile) {
    const query = new URLSearchParams({
      filters: JSON.stringify([['mobile_no', '=', mobile]]),
      fields: JSON.stringify(['message']),
      order_by: 'creation desc',
      limit_page_length: '1',
    })
    const response = await this.client.request(`/api/resource/JP SMS?${query}`)
    const text = await response.text()
    const code = /#(\d{6})\b/.exec(text)?.[1]
    if (!code) throw new CallError(`JP SMS holds no code for ${mobile}`, response.status, text)
    return code
  }

  /**
   * Waits until a bench lists no background jobs; the embedded host has no list. A job that a worker is just taking is
   * in no list, so this may return too early.
   */
  async untilJobsAreDone() {
    const jobs = { doctype: 'RQ Job', filters: [['RQ Job', 'status', 'in', ['queued', 'started']]] }
    try {
      while ((await this.client.call('frappe.desk.reportview.get_count', jobs)) > 0)
        await setTimeout(JOBS_ASKED_EVERY_MS)
    } catch (error) {
      if (!(error instanceof CallError && error.status === 404)) throw error
    }
  }

  /**
   * @param {string} doctype
   * @param {Record<string, string>} filters
   * @param {string[]} fields
   * @returns {Promise<Record<string, string>[]>} all records, oldest first
   */
  async list(doctype, filters, fields) {
    const query = new URLSearchParams({
      filters: JSON.stringify(filters),
      fields: JSON.stringify(fields),
      order_by: 'creation asc',
      limit_page_length: '0',
    })
    const response = await this.client.request(`/api/resource/${doctype}?${query}`)
    const text = await response.text()
    if (!response.ok) throw new CallError(doctype, response.status, text)
    return JSON.parse(text).data
  }

  /** @param {string} doctype @param {string} name @param {object} values */
  update(doctype, name, values) {
    return this.#change(doctype, name, { method: 'PUT', json: values })
  }

  /** @param {string} doctype @param {string} name */
  remove(doctype, name) {
    return this.#change(doctype, name, { method: 'DELETE' })
  }

  /** @param {string} doctype @param {string} name @param {{method: string, json?: object}} request */
  async #change(doctype, name, request) {
    const response = await this.client.request(`/api/resource/${doctype}/${name}`, request)
    if (!response.ok) throw new CallError(`${doctype} ${name}`, response.status, await response.text())
  }
}
