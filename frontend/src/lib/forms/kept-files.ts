import { createStore, delMany, entries, get, set } from 'idb-keyval'
import { signedInAccount } from '@/lib/backend/session'
import { preparedFile } from './prepare-file'

/* Files of unsent forms. Local storage holds no bytes, so they are in IndexedDB. */

type KeptFile = { owner: string | null; name: string; type: string; bytes: ArrayBuffer }

const store = createStore('job_portal', 'files')

async function forgetWhere(isToForget: (name: string, file: KeptFile) => boolean): Promise<void> {
  const all = await entries<string, KeptFile>(store)
  const names = all.filter(([name, file]) => isToForget(name, file)).map(([name]) => name)
  await delMany(names, store)
}

/** Stores the file for this account and deletes other accounts' files. Rejects when the device cannot store it. */
export async function keepFile(name: string, file: File): Promise<void> {
  const owner = signedInAccount()
  // Store the bytes: some browsers store only the path, and the file there may go.
  const ready = await preparedFile(file)
  const bytes = await ready.arrayBuffer()
  await forgetWhere((_name, kept) => kept.owner !== owner)
  await set(name, { owner, name: ready.name, type: ready.type, bytes } satisfies KeptFile, store)
}

/** The file that this account stored under the name; null when it is missing or unreadable. */
export async function readKeptFile(name: string): Promise<File | null> {
  const kept = await get<KeptFile>(name, store).catch(console.warn)
  if (!kept || kept.owner !== signedInAccount()) return null
  return new File([kept.bytes], kept.name, { type: kept.type })
}

export const forgetKeptFile = (name: string) => forgetWhere((kept) => kept === name)

export const forgetKeptFiles = () => forgetWhere(() => true)
