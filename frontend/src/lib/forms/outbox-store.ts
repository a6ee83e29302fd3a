import { createStore, delMany, keys, type UseStore } from 'idb-keyval'

/* Messages that wait for a network, in IndexedDB: a list for each account, and their files. */

let opened: UseStore | undefined

/** The store. Throws in a browser that denies storage. */
export function outboxStore(): UseStore {
  opened ??= createStore('job_portal_outbox', 'letters')
  return opened
}

const fileKeys = (owner: string) => `file ${owner} `

/** The key of a letter's file. */
export const fileKey = (owner: string, letter: string) => fileKeys(owner) + letter

/** Removes the account's unsent messages. Rejects in a browser that denies storage. */
export async function forgetOutbox(owner: string): Promise<void> {
  const all = await keys<string>(outboxStore())
  await delMany(
    all.filter((key) => key === owner || key.startsWith(fileKeys(owner))),
    outboxStore(),
  )
}
