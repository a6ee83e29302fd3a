import { useSearchParams } from 'react-router-dom'
import { useList, useRecord } from '@/lib/backend/reading'
import { findJob, listCategories, listJobs, listPostedJobs } from './calls'
import { jobOf } from './links'

export const useJobs = () => useList(['jobs'], listJobs, { isPublic: true })
export const usePostedJobs = () => useList(['posted-jobs'], listPostedJobs, { isPublic: true })
export const useCategories = () => useList(['categories'], listCategories, { isPublic: true })

/** The job that the address names. */
export function useJob() {
  const id = jobOf(useSearchParams()[0])
  return useRecord(['job', id], () => findJob(id), { isPublic: true })
}
