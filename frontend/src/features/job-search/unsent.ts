import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Agreement } from '@/entities/consent/calls'
import { clearDraft, readDraft, writeDraft } from '@/lib/forms/draft'
import { forgetKeptFile, keepFile, readKeptFile } from '@/lib/forms/kept-files'
import { __ } from '@/lib/i18n/translate'
import { draftPrefix, keysOf } from '@/lib/storage'

/** An application that the server was not there for. */
export type Unsent = {
  job: string
  title: string
  letter: string
  /** A file was chosen for it, which is kept apart. It never goes without one. */
  hadFile: boolean
  /** What was agreed to when it was to be sent. */
  agreement?: Agreement
}

const NAME = 'unsent-application:'

/** Keeps an application on this device. Gives whether its file is kept, too. */
export async function keepUnsent(
  { job, ...application }: Omit<Unsent, 'hadFile'>,
  file: File | null,
): Promise<boolean> {
  // First, so that a file that is lost is asked for.
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

/** What this account has not sent yet. */
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

/** What the kept application for the job goes with: a file; null where that is lost, undefined where there was none. */
export async function readUnsentFile(job: string): Promise<File | null | undefined> {
  return unsentOf(job)?.hadFile ? readKeptFile(NAME + job) : undefined
}

export const fileLost = () => __('Your file is no longer on this device. Please choose it again.')

/** The file of the kept application for the job, once it was looked for, and whether it is lost. */
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

/** Whether the browser knows of a network. */
export const useIsOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
