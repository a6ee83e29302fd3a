import { useList } from '@/lib/backend/reading'
import { listAppliedJobs } from './calls'

export const useAppliedJobs = () => useList(['applied-jobs'], listAppliedJobs, { isPublic: true })
