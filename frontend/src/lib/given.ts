import { isInBrowser } from './environment'

/** A call of a guest's, and what the server has answered it with: `message`, as on the wire. */
export type Given = { method: string; args: Record<string, unknown>; message: unknown }

const answers = new Map<string, unknown>()

/** The order of arguments does not count, nor whether a number is a text: an address has texts only. */
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

/** Takes these answers in the place of those that there were. */
export function setGiven(list: unknown): void {
  answers.clear()
  if (!Array.isArray(list)) return
  for (const { method, args, message } of list.filter(isGiven)) answers.set(keyOf(method, args), message)
}

/** What a page brings along as inert JSON; nothing where that is absent or broken. */
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

/** The answer that the page brought along for this call; undefined where it did not, or where it was taken. */
export const given = <Message>(method: string, args: Given['args']): Message | undefined =>
  answers.get(keyOf(method, args)) as Message | undefined

/** The same, once: who asks again wants the newest. */
export function takeGiven<Message>(method: string, args: Given['args']): Message | undefined {
  const answer = given<Message>(method, args)
  answers.delete(keyOf(method, args))
  return answer
}
