import type { Job } from '@/ui/job-card'

/** A job that the person looking has applied for. */
export type AppliedJob = {
  id: string
  title: string
  category: string
  location: string
  /** How long ago, in words: '2 days ago'. */
  timeAgo: string
  imageUrl?: string
}

/** A job with all that its own screen shows. */
export type JobDetails = Job & {
  company: CompanySummary
  description: string
  department: string
  experience: string
  education: string
  gender: string
}

export type CompanySummary = {
  name: string
  about: string
  industry: string
  employees: string
  website: string
  specialization: string
}
