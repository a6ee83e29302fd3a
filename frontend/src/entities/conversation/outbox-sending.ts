import type { Agreement } from '@/entities/consent/calls'
import { BackendError, isWorthRetrying } from '@/lib/backend/errors'
import { coalesce } from '@/lib/coalesce'
import { createStore } from '@/lib/store'
import type { Sent } from './calls'
import type { Letter, LetterBox } from './outbox-letters'
import type { Address } from './types'

/** The calls and stores that the outbox uses. */
export type Ports = {
  box: LetterBox
  /** The signed-in account, or null. */
  owner: () => string | null
  /** Sends a letter. Rejects with a BackendError. */
  send: (letter: Letter) => Promise<Sent>
  /** Runs a task while no other tab of the account runs one. */
  alone: (owner: string, task: () => Promise<void>) => Promise<void>
  /** Tells the other tabs that the letters have changed. */
  tellOthers: () => void
}

export type OutboxState = {
  letters: readonly Letter[]
  /** The server's sentences about letters that it will accept only later, by `clientId`. */
  waits: Readonly<Record<string, string>>
  /** Whether a letter is only in this page's memory. */
  isInMemory: boolean
}

type SentListener = (letter: Letter, message: Sent) => void

const LIMIT_REACHED = 429
const NONE: OutboxState = { letters: [], waits: {}, isInMemory: false }

export function threadOf(to: Address): string {
  if ('conversation' in to) return to.conversation
  return 'quote' in to ? `quote ${to.quote}` : `application ${to.application}`
}

/** Whether an earlier letter of its conversation was refused, so that this one has to wait. */
export function isHeldBack(letter: Letter, letters: readonly Letter[]): boolean {
  const earlier = letters.slice(0, letters.indexOf(letter))
  const thread = threadOf(letter.to)
  return earlier.some(({ to, refusal }) => refusal !== undefined && threadOf(to) === thread)
}

/** The first letter that may be sent. No letter overtakes an earlier one of its conversation. */
function nextOf(letters: readonly Letter[], held: ReadonlySet<string>): Letter | undefined {
  const stopped = new Set(held)
  for (const letter of letters) {
    const thread = threadOf(letter.to)
    if (letter.refusal !== undefined) stopped.add(thread)
    else if (!stopped.has(thread)) return letter
  }
  return undefined
}

/**
 * Sends the account's letters one after the other, in the order in which they were written. A refused letter blocks its
 * conversation until the person retries or deletes it. If the server does not answer, all wait. Then the same letter is
 * sent again with the same `clientId`, by which the server recognises it.
 */
export function createOutbox({ box, owner, send, alone, tellOthers }: Ports) {
  const state = createStore<OutboxState>(NONE)
  const sentListeners = new Set<SentListener>()
  const waits = new Map<string, string>()
  const inMemory = new Set<string>()

  /** Reads the letters again, since another tab may have changed them. */
  async function refresh(): Promise<void> {
    const account = owner()
    const letters = account ? await box.read(account) : []
    if (owner() !== account) return
    state.set({
      letters,
      waits: Object.fromEntries(waits),
      isInMemory: letters.some(({ clientId }) => inMemory.has(clientId)),
    })
  }

  async function change(account: string, each: (letter: Letter) => Letter | null): Promise<void> {
    await box.change(account, each)
    await refresh()
    tellOthers()
  }

  /** Whether the letter was written before its conversation had this name. */
  const isNamedBy = (name: string, { to }: Letter) =>
    !('conversation' in to) && Object.values(to).includes(name)

  /** Addresses the waiting letters about an application or a quote to its conversation, whose name is now known. */
  async function learnName(about: string, conversation: string): Promise<void> {
    const account = owner()
    const named = (letter: Letter): Letter =>
      isNamedBy(about, letter) ? { ...letter, to: { conversation } } : letter
    if (account && (await box.read(account)).some((letter) => isNamedBy(about, letter)))
      await change(account, named)
  }

  const withoutSent =
    (sent: Letter, { conversation }: Sent) =>
    (letter: Letter): Letter | null => {
      if (letter.clientId === sent.clientId) return null
      return threadOf(letter.to) === threadOf(sent.to) ? { ...letter, to: { conversation } } : letter
    }

  /** Sends what can be sent. Resolves to whether something has to wait. */
  async function pass(account: string): Promise<boolean> {
    const held = new Set<string>()
    while (owner() === account) {
      const letter = nextOf(await box.read(account), held)
      if (!letter || owner() !== account) return held.size > 0
      try {
        const message = await send(letter)
        waits.delete(letter.clientId)
        for (const listener of sentListeners) listener(letter, message)
        await change(account, withoutSent(letter, message))
      } catch (error) {
        // The session has ended, or there is no network.
        if (owner() !== account || !(error instanceof BackendError) || isWorthRetrying(error)) {
          if (!(error instanceof BackendError)) console.error(error)
          return true
        }
        if (error.httpStatus === LIMIT_REACHED) {
          held.add(threadOf(letter.to))
          waits.set(letter.clientId, error.message)
          await refresh()
        } else {
          const refusal = error.message
          await change(account, (each) => (each.clientId === letter.clientId ? { ...each, refusal } : each))
        }
      }
    }
    return false
  }

  /** As `pass`, for the signed-in account, while no other tab sends. */
  const drain = coalesce(async () => {
    let isLeft = false
    const account = owner()
    if (account)
      await alone(account, async () => {
        isLeft = await pass(account)
      })
    return isLeft
  })

  /** Puts a letter into the outbox. Resolves when it is there. */
  async function write(letter: Letter, file?: File): Promise<void> {
    if (!(await box.add(letter, file))) inMemory.add(letter.clientId)
    await refresh()
    tellOthers()
  }

  /** Queues a refused letter, and those behind it, for sending again. */
  async function retry({ owner: account, clientId }: Letter, agreement?: Agreement): Promise<void> {
    const again = { refusal: undefined, ...(agreement && { agreement }) }
    await change(account, (each) => (each.clientId === clientId ? { ...each, ...again } : each))
  }

  /** Deletes a refused letter, so that those behind it are sent. */
  async function remove({ owner: account, clientId }: Letter): Promise<void> {
    await change(account, (each) => (each.clientId === clientId && each.refusal !== undefined ? null : each))
  }

  /** Calls the listener with each letter that this page has sent. */
  function onSent(listener: SentListener): () => void {
    sentListeners.add(listener)
    return () => sentListeners.delete(listener)
  }

  return { state, refresh, drain, write, retry, remove, learnName, onSent }
}
