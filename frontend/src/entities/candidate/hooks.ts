import { useList } from '@/lib/backend/reading'
import { listApplicants, listApplied, listPreScreened, listShortlisted } from './calls'

export const usePreScreened = () => useList(['pre-screened'], listPreScreened, { isPublic: true })
export const useApplicants = () => useList(['applicants'], listApplicants, { isPublic: true })
export const useApplied = () => useList(['applied-candidates'], listApplied, { isPublic: true })
export const useShortlisted = () => useList(['shortlisted'], listShortlisted, { isPublic: true })
