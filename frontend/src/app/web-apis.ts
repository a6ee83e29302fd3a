/**
 * What the app needs of a browser to be rendered, for a bare V8: nothing else than this is there beside the language
 * itself. Each is as the standard has it, as far as the app uses it. Load it first.
 */

type Pairs = [string, string][]

const decode = (text: string) => {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

const encode = (text: string) =>
  encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replace(/[!'()~]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)

const parse = (text: string): Pairs =>
  text
    .replace(/^\?/, '')
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [decode(name), decode(value.join('='))]
    })

class SearchParams {
  #pairs: Pairs

  constructor(from: string | Iterable<[string, string]> | Record<string, string> = '') {
    if (typeof from === 'string') this.#pairs = parse(from)
    else this.#pairs = Symbol.iterator in from ? [...(from as Pairs)] : Object.entries(from)
  }

  get(name: string) {
    return this.#pairs.find(([one]) => one === name)?.[1] ?? null
  }
  getAll(name: string) {
    return this.#pairs.filter(([one]) => one === name).map(([, value]) => value)
  }
  has(name: string) {
    return this.get(name) !== null
  }
  append(name: string, value: string) {
    this.#pairs.push([name, value])
  }
  forEach(visit: (value: string, name: string) => void) {
    for (const [name, value] of this.#pairs) visit(value, name)
  }
  [Symbol.iterator]() {
    return this.#pairs.values()
  }
  toString() {
    return this.#pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')
  }
}

/** The router makes one when it is loaded, and asks it nothing while it renders. */
class Address {
  constructor(readonly href: string) {}
}

// React and Emotion speak to it when something is wrong; nobody listens.
const silent = { error() {}, warn() {}, log() {} }

const apis = globalThis as Record<string, unknown>
apis.console ??= silent
apis.URL ??= Address
apis.URLSearchParams ??= SearchParams
