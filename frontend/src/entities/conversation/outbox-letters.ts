import { delMany, get, set, update } from 'idb-keyval'
import type { Agreement } from '@/entities/consent/calls'
import { fileKey, outboxStore } from '@/lib/forms/outbox-store'
import type { Address, Content } from './types'

/** A message in the outbox. */
export type Letter = {
  /** The account that wrote it. */
  owner: string
  /** The message's `client_id`: sending it again returns the first message. */
  clientId: string
  to: Address
  /** The URL of a file is empty until the upload. */
  content: Content
  fileName?: string
  /** The consents given in its form. */
  agreement?: Agreement
  /** Why the server refused it. The letter waits here, and so do later ones of its conversation. */
  refusal?: string
}

type Change = (letter: Letter) => Letter | null

export type LetterBox = {
  /** The account's letters, in the order in which they were written. */
  read: (owner: string) => Promise<Letter[]>
  /** Adds a letter at the end. Resolves to whether the device has stored it. */
  add: (letter: Letter, file?: File) => Promise<boolean>
  /** Changes each letter of the account; null removes it. */
  change: (owner: string, change: Change) => Promise<void>
  /** The file of a letter; undefined if it is lost. */
  fileOf: (letter: Letter) => Promise<File | undefined>
}

const changed = (letters: readonly Letter[], changes: readonly Change[]): Letter[] =>
  changes.reduce<readonly Letter[]>((all, change) => all.flatMap((one) => change(one) ?? []), letters).slice()

/**
 * The letters of this device, in IndexedDB. If the device cannot store a letter (no space, storage denied), it stays in
 * this page's memory until it is sent.
 */
export function createLetterBox(): LetterBox {
  const inMemory = new Map<string, Letter[]>()
  const files = new Map<string, File>()
  /** By account, the changes that the device could not store. */
  const unstored = new Map<string, Change[]>()

  async function attempt<Answer>(action: () => Promise<Answer>, otherwise: Answer): Promise<Answer> {
    try {
      return await action()
    } catch (error) {
      console.warn(error)
      return otherwise
    }
  }

  async function read(owner: string): Promise<Letter[]> {
    const stored = await attempt(() => get<Letter[]>(owner, outboxStore()), undefined)
    return [...changed(stored ?? [], unstored.get(owner) ?? []), ...(inMemory.get(owner) ?? [])]
  }

  async function add(letter: Letter, file?: File): Promise<boolean> {
    const { owner, clientId } = letter
    const kept = inMemory.get(owner) ?? []
    // A later letter must not overtake those in memory.
    const isStored =
      kept.length === 0 &&
      (await attempt(async () => {
        // Store the bytes: some browsers store only a file's path, where the file may disappear.
        if (file)
          await set(
            fileKey(owner, clientId),
            { name: file.name, type: file.type, bytes: await file.arrayBuffer() },
            outboxStore(),
          )
        await update<Letter[]>(owner, (letters = []) => [...letters, letter], outboxStore())
        return true
      }, false))
    if (isStored) return true
    inMemory.set(owner, [...(inMemory.get(owner) ?? []), letter])
    if (file) files.set(clientId, file)
    return false
  }

  /** Changes the stored letters, and deletes the files of removed ones. Resolves to whether that is stored. */
  async function changeStored(owner: string, changes: readonly Change[]): Promise<boolean> {
    let left: string[] = []
    const isStored = await attempt(async () => {
      await update<Letter[]>(
        owner,
        (letters = []) => {
          const next = changed(letters, changes)
          const isThere = (id: string) => next.some(({ clientId }) => clientId === id)
          left = letters.flatMap(({ clientId, fileName }) =>
            fileName !== undefined && !isThere(clientId) ? fileKey(owner, clientId) : [],
          )
          return next
        },
        outboxStore(),
      )
      return true
    }, false)
    if (isStored && left.length > 0) await attempt(() => delMany(left, outboxStore()), undefined)
    return isStored
  }

  async function change(owner: string, each: Change): Promise<void> {
    const kept = inMemory.get(owner)
    if (kept) inMemory.set(owner, changed(kept, [each]))
    const changes = [...(unstored.get(owner) ?? []), each]
    // Set before the wait, because a read during the wait must see the change.
    unstored.set(owner, changes)
    if (await changeStored(owner, changes))
      unstored.set(
        owner,
        (unstored.get(owner) ?? []).filter((one) => !changes.includes(one)),
      )
  }

  async function fileOf({ owner, clientId }: Letter): Promise<File | undefined> {
    const kept = files.get(clientId)
    if (kept) return kept
    type Kept = { name: string; type: string; bytes: ArrayBuffer }
    const stored = await attempt(() => get<Kept>(fileKey(owner, clientId), outboxStore()), undefined)
    return stored && new File([stored.bytes], stored.name, { type: stored.type })
  }

  return { read, add, change, fileOf }
}
