import { isInBrowser } from './environment'

/** A guest's call and the server's answer: `message`, as on the wire. */
export type Given = { method: string; args: Record<string, unknown>; message: unknown }

const answers = new Map<string, unknown>()

/** The order of arguments does not matter. Numbers and texts compare equal, since a URL holds only texts. */
const keyOf = (method: string, args: Given['args']): string =>
  JSON.stringify([
    method,
    ...Object.entries(args)
      .map(([name, value]) => `${name}=${value}`)
      .sort(),
  ])

function isGiven(one: unknown): one is Given {
  const { method, args, message } = (one ?? {}) as Partial<Given>
  return typeof method === 'string' && typeof args === 'object' && args !== null && message !== undefined
}

/** Replaces the stored answers. */
export function setGiven(list: unknown): void {
  answers.clear()
  if (!Array.isArray(list)) return
  for (const { method, args, message } of list.filter(isGiven)) answers.set(keyOf(method, args), message)
}

/** Reads the answers that the server put into the page as inert JSON; nothing when missing or broken. */
export function readGiven(page: Document): unknown {
  const text = page.getElementById('given')?.textContent
  try {
    return text ? JSON.parse(text) : []
  } catch (error) {
    console.error('The page brings no readable answers.', error)
    return []
  }
}

if (isInBrowser) setGiven(readGiven(document))

/** The page's answer to this call; undefined without one, or when another reader has taken it. */
export const given = <Message>(method: string, args: Given['args']): Message | undefined =>
  answers.get(keyOf(method, args)) as Message | undefined

/** Removes the answer, so that the next call asks the server. */
export function takeGiven<Message>(method: string, args: Given['args']): Message | undefined {
  const answer = given<Message>(method, args)
  answers.delete(keyOf(method, args))
  return answer
}
