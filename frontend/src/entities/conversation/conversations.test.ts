import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BackendError } from '@/lib/backend/errors'
import { answerOf, messageOf } from '@/tests/messages'
import type { Sent } from './calls'
import type { Letter, LetterBox } from './outbox-letters'
import { createOutbox, isHeldBack } from './outbox-sending'
import { createThread, type Part } from './thread'
import type { Address, Message, Messages } from './types'

const OWNER = 'asha'

/** What the network and the server do with a call. */
type Fate = 'answered' | 'lost on the way' | 'answer lost' | 'refused' | 'limited'

/** What people and the network do while calls are under way. */
type Event =
  | { what: 'write'; tab: number; to: number }
  | { what: 'the other side writes'; to: number }
  | { what: 'hint' | 'reload' | 'online' | 'retry' | 'older'; tab: number }

const tab = fc.nat({ max: 1 })
const to = fc.nat({ max: 1 })
const anEvent: fc.Arbitrary<Event> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('write' as const), tab, to }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('the other side writes' as const), to }) },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constantFrom(
        'hint' as const,
        'reload' as const,
        'online' as const,
        'retry' as const,
        'older' as const,
      ),
      tab,
    }),
  },
)
const aFate: fc.Arbitrary<Fate> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Fate>('answered') },
  fc.constantFrom<Fate>('lost on the way', 'answer lost', 'refused', 'limited'),
)

/** Two conversations. The first is about an application, and has no name before its first message. */
class Server {
  lists: Message[][] = [[], []]
  indexOf = (address: Address) => ('conversation' in address ? Number(address.conversation) : 0)

  write(at: number, clientId: string, side: Message['side']): Sent {
    const list = this.lists[at] ?? []
    const first = list.find(({ client_id }) => client_id === clientId)
    const message = first ?? messageOf({ seq: list.length + 1, client_id: clientId, side, body: clientId })
    if (!first) list.push(message)
    return { ...message, conversation: String(at) }
  }

  read(at: number, { before, after, limit = 30 }: Part): Messages {
    const list = this.lists[at] ?? []
    const items =
      after === undefined
        ? list.filter(({ seq }) => before === undefined || seq < before).slice(-limit)
        : list.filter(({ seq }) => seq > after).slice(0, limit)
    return answerOf({
      items,
      conversation: list.length > 0 ? String(at) : null,
      last_seq: list.length,
      about: { doctype: '', name: '', title: '' },
    })
  }
}

/** The device's storage, which outlives its tabs. */
function deviceBox(): LetterBox & { all: () => Letter[] } {
  let letters: Letter[] = []
  return {
    all: () => letters,
    read: async () => letters,
    add: async (letter) => {
      letters = [...letters, letter]
      return true
    },
    change: async (_owner, change) => {
      letters = letters.flatMap((letter) => change(letter) ?? [])
    },
    fileOf: async () => undefined,
  }
}

const never = () => new Promise<never>(() => undefined)

type World = {
  server: Server
  box: ReturnType<typeof deviceBox>
  fates: Fate[]
  later: (name: string) => Promise<unknown>
  hasLocks: boolean
  /** Runs the tabs' tasks one after the other. */
  turn: { held?: object; waiting: (() => void)[] }
}

/** A tab of the device. After it is closed it does nothing, even in the middle of a call. */
function openTab(world: World) {
  const { server, box, fates, later, turn } = world
  const self = {}
  let isOpen = true

  async function call<Answer>(name: string, act: () => Answer): Promise<Answer> {
    const fate = fates.shift() ?? 'answered'
    await later(`${name} goes`)
    // A sent request arrives even if its tab has been closed.
    if (fate === 'lost on the way') return isOpen ? Promise.reject(new BackendError('no network')) : never()
    if (fate === 'refused' || fate === 'limited') {
      const status = fate === 'refused' ? 417 : 429
      return isOpen ? Promise.reject(new BackendError(fate, status)) : never()
    }
    const answer = act()
    await later(`${name} comes back`)
    if (!isOpen) return never()
    if (fate === 'answer lost') throw new BackendError('no answer')
    return answer
  }

  function release() {
    if (turn.held !== self) return
    turn.held = undefined
    turn.waiting.shift()?.()
  }

  async function alone(_owner: string, task: () => Promise<void>): Promise<void> {
    if (world.hasLocks) {
      while (turn.held) await new Promise<void>((resolve) => turn.waiting.push(resolve))
      if (!isOpen) {
        turn.waiting.shift()?.()
        return never()
      }
      turn.held = self
    }
    await task()
    if (world.hasLocks) release()
  }

  const outbox = createOutbox({
    box,
    owner: () => (isOpen ? OWNER : null),
    send: ({ clientId, to: address }) =>
      call('send', () => server.write(server.indexOf(address), clientId, 'searcher')),
    alone,
    tellOthers: () => undefined,
  })
  const threads = [0, 1].map((at) => createThread((part) => call('read', () => server.read(at, part))))
  for (const { state } of threads)
    state.subscribe(() => {
      const seqs = state.get().read?.messages.map(({ seq }) => seq) ?? []
      expect(seqs).toEqual(seqs.map((_, index) => (seqs[0] ?? 0) + index))
    })
  outbox.onSent((_letter, message) => threads[Number(message.conversation)]?.take(message))

  return {
    outbox,
    threads,
    close() {
      isOpen = false
      release()
    },
  }
}

function act(world: World, tabs: ReturnType<typeof openTab>[], event: Event, number: number): void {
  const { server } = world
  if (event.what === 'the other side writes') {
    server.write(event.to, `other ${number}`, 'company')
    return
  }
  const here = tabs[event.tab]
  if (!here) return
  const { outbox, threads } = here
  switch (event.what) {
    case 'write': {
      const isNamed = event.to === 1 || (server.lists[0] ?? []).length > 0
      const address: Address = isNamed ? { conversation: String(event.to) } : { application: 'JPA-00001' }
      const letter: Letter = {
        owner: OWNER,
        clientId: `own ${number}`,
        to: address,
        content: { kind: 'text', body: '' },
      }
      // A page that knows the conversation's name also knows its application.
      const known = isNamed && event.to === 0 ? outbox.learnName('JPA-00001', '0') : Promise.resolve()
      void known.then(() => outbox.write(letter)).then(outbox.drain)
      return
    }
    case 'hint':
      for (const thread of threads) void thread.catchUp()
      return
    case 'older':
      for (const thread of threads) thread.loadOlder().catch(() => undefined)
      return
    case 'online':
      void outbox.drain()
      return
    case 'retry':
      for (const letter of world.box.all().filter(({ refusal }) => refusal !== undefined))
        void outbox.retry(letter).then(outbox.drain)
      return
    case 'reload':
      here.close()
      tabs[event.tab] = openTab(world)
  }
}

const idsOf = (messages: readonly Message[]) => messages.map(({ client_id: id }) => id)

const own = (messages: readonly Message[]) => idsOf(messages).filter((id) => id?.startsWith('own'))

const inOrder = (ids: readonly (string | null)[]) =>
  [...ids].sort((one, other) => Number(one?.split(' ')[1]) - Number(other?.split(' ')[1]))

test.each([true, false])(
  'each message arrives once and in its order, and every tab has the list of the server (locks: %s)',
  async (hasLocks) => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(anEvent, { minLength: 1, maxLength: 40 }),
        fc.array(aFate, { maxLength: 60 }),
        async (scheduler, events, fates) => {
          const world: World = {
            server: new Server(),
            box: deviceBox(),
            fates: [...fates],
            later: (name) => scheduler.schedule(Promise.resolve(), name),
            hasLocks,
            turn: { waiting: [] },
          }
          const tabs = [openTab(world), openTab(world)]
          const written = [0, 0]
          events.forEach((event) => {
            if (event.what === 'write') written[event.to] = (written[event.to] ?? 0) + 1
          })
          scheduler.scheduleSequence(
            events.map((event, number) => ({
              label: event.what,
              builder: async () => act(world, tabs, event, number),
            })),
          )
          await scheduler.waitIdle()

          // The network is back, and the person retries refused letters.
          world.fates.length = 0
          for (const letter of world.box.all()) await tabs[0]?.outbox.retry(letter)
          for (const { outbox } of tabs) void outbox.drain()
          await scheduler.waitIdle()
          for (const { threads } of tabs) for (const thread of threads) void thread.catchUp()
          await scheduler.waitIdle()

          expect(world.box.all()).toEqual([])
          world.server.lists.forEach((list, at) => {
            expect(own(list)).toEqual(inOrder(own(list)))
            expect(own(list)).toHaveLength(written[at] ?? 0)
            for (const { threads } of tabs) {
              const shown = threads[at]?.state.get().read?.messages ?? []
              expect(idsOf(shown)).toEqual(idsOf(list.slice(list.length - shown.length)))
              expect(shown.length).toBeGreaterThanOrEqual(Math.min(list.length, 30))
            }
          })
        },
      ),
      { numRuns: 300 },
    )
  },
)

test('a refused letter holds back only later letters of its conversation', () => {
  const letter = (clientId: string, conversation: string, refusal?: string): Letter => ({
    owner: OWNER,
    clientId,
    to: { conversation },
    content: { kind: 'text', body: clientId },
    ...(refusal && { refusal }),
  })
  const letters = [letter('1', 'a'), letter('2', 'a', 'No.'), letter('3', 'b'), letter('4', 'a')]
  expect(letters.filter((each) => isHeldBack(each, letters)).map(({ clientId }) => clientId)).toEqual(['4'])
})
