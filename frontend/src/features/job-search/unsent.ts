import { useSyncExternalStore } from 'react'
import type { Agreement } from '@/lib/consents/calls'
import { clearDraft, readDraft, writeDraft } from '@/lib/forms/draft'
import { draftPrefix, keysOf } from '@/lib/storage'

/** An application that the server was not there for. */
export type Unsent = {
  job: string
  title: string
  letter: string
  hadFile: boolean
  /** What was agreed to when it was to be sent. */
  agreement?: Agreement
}

const NAME = 'unsent-application:'

export function keepUnsent({ job, ...application }: Unsent): void {
  writeDraft(NAME + job, application)
}

export const forgetUnsent = (job: string): void => clearDraft(NAME + job)

/** What this account has not sent yet. */
export function readUnsent(): Unsent[] {
  return keysOf(draftPrefix + NAME).flatMap((key) => {
    const job = key.slice(draftPrefix.length + NAME.length)
    const draft = readDraft(NAME + job)
    return draft ? [{ ...draft, job } as Unsent] : []
  })
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser knows of a network. */
export const useIsOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
