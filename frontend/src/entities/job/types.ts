export type Job = {
  id: string
  title: string
  category: string
  location: string
  employmentType: 'Full Time' | 'Part Time'
  workMode: 'Remote' | 'On-site'
  level: 'Senior level' | 'Junior level' | 'Mid level'
  /** Whole units of the currency for each period of `frequency`. */
  salary: number
  currency: '₹'
  frequency: 'monthly'
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

export type Category = { id: string; name: string; jobs: number }

export type CompanySummary = {
  name: string
  about: string
  industry: string
  employees: string
  website: string
  specialization: string
}
