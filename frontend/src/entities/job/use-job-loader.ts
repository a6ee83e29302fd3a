import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { jobOf } from './links'
import { findJob } from './source'

/** Loads the job that the address names; the same function as long as it names the same job. */
export function useJobLoader() {
  const id = jobOf(useSearchParams()[0])
  return useCallback(() => findJob(id), [id])
}
