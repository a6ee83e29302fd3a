import { clearDraft, readDraft, writeDraft } from '@/lib/forms/draft'

/** A job as it is being written. Nothing in it is checked; numbers and dates are as typed. */
export const emptyDraft = {
  jobTitle: '',
  jobCategory: '',
  numberOfOpenings: '',
  payType: '',
  /** What the salary is for; a month where it is empty. Only where a job is really published. */
  payUnit: '',
  jobType: '',
  workLocationType: '',
  minSalary: '',
  maxSalary: '',
  applicationStartDate: '',
  applicationEndDate: '',
  jobLocation: '',
  /** Only where a job is really published. */
  pincode: '',
  /** That of the pincode, or as it is typed where the directory has none. */
  city: '',
  addBranchDetail: false,
  branchName: '',
  addressLine1: '',
  addressLine2: '',
  minEducation: '',
  englishLevel: '',
  experienceRequired: '',
  jobDescription: '',
  isWalkInInterview: false,
  /** A day a line. These four only where a job is really published. */
  walkInDays: '',
  walkInFrom: '',
  walkInTo: '',
  walkInAddress: '',
  allowContactAfterApply: false,
  selectedHR: '',
}

export type JobDraft = typeof emptyDraft

export const DRAFT = 'job-post'

/** What was submitted before it could be published. It goes with the other drafts at a log-out. */
const SUBMITTED = 'job-post-submitted'

export function keepSubmitted(draft: JobDraft): void {
  if (draft.jobTitle.trim()) writeDraft(SUBMITTED, draft, ['selectedHR'])
}

export const readSubmitted = () => readDraft(SUBMITTED) as (Partial<JobDraft> & { jobTitle: string }) | null
export const dropSubmitted = (): void => clearDraft(SUBMITTED)
