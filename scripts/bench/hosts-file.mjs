// A site's name on loopback: Frappe chooses the site by the host name of the request.

import { lookup } from 'node:dns/promises'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { Refusal } from '../lib/steps.mjs'

const HOSTS = '/etc/hosts'

/** @param {string} name */
const line = (name) => `127.0.0.1 ${name}\n`

/**
 * Makes the name resolve to this machine.
 * @param {string} name
 * @throws {Refusal} that says what to add, if we lack the permission
 */
export async function nameOnLoopback(name) {
  const known = await lookup(name).catch(() => undefined)
  if (known) return
  try {
    appendFileSync(HOSTS, line(name))
  } catch {
    throw new Refusal(`${name} leads nowhere, and ${HOSTS} may not be changed: run this as root.`)
  }
}

/** Removes the line that nameOnLoopback added. @param {string} name */
export function forgetName(name) {
  const text = readFileSync(HOSTS, 'utf8')
  if (text.includes(line(name))) writeFileSync(HOSTS, text.replace(line(name), ''))
}
