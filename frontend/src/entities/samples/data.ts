import { candidates } from './candidates'

export { appliedJobs, jobs } from './jobs'

/** The number that the wizard announces. */
export const preScreened = candidates.slice(0, 10)
/** The applicants of one job, latest first. */
export const applicants = candidates.slice(0, 4)
/** The applicants of all jobs. The number is that of home's tile. */
export const applied = candidates.slice(0, 6)
/** The number is that of home's tile. */
export const shortlisted = candidates.slice(0, 10)

export const categories = [
  { name: 'BA', jobs: 208 },
  { name: 'QA', jobs: 152 },
  { name: 'PM', jobs: 98 },
]

export const hrChoices = [
  { id: '1', name: 'Sunita Joshi' },
  { id: '2', name: 'Imran Khan' },
  { id: '3', name: 'Deepa Menon' },
]
