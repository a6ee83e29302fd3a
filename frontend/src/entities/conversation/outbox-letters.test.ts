import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Letter, LetterBox } from './outbox-letters'

let createLetterBox: () => LetterBox
let forgetOutbox: (owner: string) => Promise<void>

/** Starts the app on a device with this storage. */
async function start(storage: unknown): Promise<void> {
  vi.resetModules()
  vi.stubGlobal('indexedDB', storage)
  createLetterBox = (await import('./outbox-letters')).createLetterBox
  forgetOutbox = (await import('@/lib/forms/outbox-store')).forgetOutbox
}

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  await start(new IDBFactory())
})

const letter = (clientId: string, changes: Partial<Letter> = {}): Letter => ({
  owner: 'asha',
  clientId,
  to: { conversation: 'C1' },
  content: { kind: 'text', body: clientId },
  ...changes,
})

const idsOf = async (box: LetterBox, owner = 'asha') =>
  (await box.read(owner)).map(({ clientId }) => clientId)

test('letters of two tabs survive a reload, in order, and only for their account', async () => {
  const [one, other] = [createLetterBox(), createLetterBox()]
  expect(await one.add(letter('1'))).toBe(true)
  await other.add(letter('2'))
  await other.add(letter('b', { owner: 'bala' }))
  await one.add(letter('3'))
  await start(indexedDB)
  const later = createLetterBox()
  expect(await idsOf(later)).toEqual(['1', '2', '3'])
  expect(await idsOf(later, 'bala')).toEqual(['b'])
  await forgetOutbox('asha')
  expect(await idsOf(one)).toEqual([])
  expect(await idsOf(one, 'bala')).toEqual(['b'])
})

test('a file stays with its letter, and is deleted with it', async () => {
  const file = new File(['%PDF-'], 'paper.pdf', { type: 'application/pdf' })
  const withFile = letter('1', { fileName: file.name, content: { kind: 'file', file: '' } })
  await createLetterBox().add(withFile, file)
  const later = createLetterBox()
  const kept = await later.fileOf(withFile)
  expect([kept?.name, kept?.type, await kept?.text()]).toEqual(['paper.pdf', 'application/pdf', '%PDF-'])
  await later.change('asha', () => null)
  expect(await later.fileOf(withFile)).toBeUndefined()
})

test.each([
  [
    'denied',
    {
      open: () => {
        throw new DOMException('', 'SecurityError')
      },
    },
  ],
  ['missing', undefined],
])('where the storage is %s, a letter stays in the page until it is sent', async (_why, storage) => {
  await start(storage)
  const box = createLetterBox()
  expect(await box.add(letter('1'))).toBe(false)
  expect(await box.add(letter('2'))).toBe(false)
  await box.change('asha', (one) => (one.clientId === '1' ? null : { ...one, refusal: 'No.' }))
  expect(await box.read('asha')).toEqual([letter('2', { refusal: 'No.' })])
})

test('a sent letter is removed in this page, even if the device can store nothing more', async () => {
  const box = createLetterBox()
  await box.add(letter('1'))
  const full = () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full)
  await box.change('asha', () => null)
  expect(await idsOf(box)).toEqual([])
  expect(await box.add(letter('2'))).toBe(false)
  put.mockRestore()
  // A later letter does not overtake the one in memory.
  expect(await box.add(letter('3'))).toBe(false)
  expect(await idsOf(box)).toEqual(['2', '3'])
})
