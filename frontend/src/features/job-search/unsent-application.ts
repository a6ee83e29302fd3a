import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Answers } from '@/entities/application/calls'
import type { Agreement } from '@/entities/consent/calls'
import { clearDraft, readDraft, writeDraft } from '@/lib/forms/draft'
import { forgetKeptFile, keepFile, readKeptFile } from '@/lib/forms/kept-files'
import { __ } from '@/lib/i18n/translate'
import { draftPrefix, keysOf } from '@/lib/storage'

/** An application that could not reach the server. */
export type Unsent = {
  job: string
  title: string
  letter: string
  /** The answers to the job's questions. Drafts of earlier releases have none. */
  answers?: Answers
  /** The file is stored apart. An application that had one is never sent without it. */
  hadFile: boolean
  /** The consents given with it. */
  agreement?: Agreement
  /** See `ApplicationToSend`. */
  toldOfHR?: boolean
}

const NAME = 'unsent-application:'

/** Stores an application on this device. Resolves to whether its file is stored too. */
export async function keepUnsent(
  { job, ...application }: Omit<Unsent, 'hadFile'>,
  file: File | null,
): Promise<boolean> {
  // Stored before the file: if the file is lost, the form asks for it.
  writeDraft(NAME + job, { ...application, hadFile: file !== null })
  if (!file) return true
  try {
    await keepFile(NAME + job, file)
    return true
  } catch (thrown) {
    console.warn(thrown)
    return false
  }
}

export function forgetUnsent(job: string): void {
  const unsent = unsentOf(job)
  clearDraft(NAME + job)
  if (unsent?.hadFile) forgetKeptFile(NAME + job).catch(console.warn)
}

/** This account's unsent applications. */
export function readUnsent(): Unsent[] {
  return keysOf(draftPrefix + NAME).flatMap((key) => {
    const unsent = unsentOf(key.slice(draftPrefix.length + NAME.length))
    return unsent ? [unsent] : []
  })
}

function unsentOf(job: string): Unsent | undefined {
  const draft = readDraft(NAME + job)
  return draft ? ({ ...draft, job } as Unsent) : undefined
}

/** The stored application's file: null if it is lost, undefined if there was none. */
export async function readUnsentFile(job: string): Promise<File | null | undefined> {
  return unsentOf(job)?.hadFile ? readKeptFile(NAME + job) : undefined
}

export const fileLost = () => __('Your file is no longer on this device. Please choose it again.')

/** The stored application's file when it has been read, and whether it is lost. */
export function useUnsentFile(job: string): { file: File | null; isLost: boolean } {
  const [found, setFound] = useState<File | null>()
  useEffect(() => void readUnsentFile(job).then(setFound), [job])
  return { file: found ?? null, isLost: found === null }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser is online. */
export const useIsOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
