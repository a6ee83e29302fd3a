import type { UserType } from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'

/** The user types in the order of the screens that ask for one, with their names. */
export const userTypes: readonly { userType: UserType; label: () => string }[] = [
  { userType: 'job_searcher', label: () => __('Job Searcher') },
  { userType: 'company', label: () => __('Company') },
  { userType: 'freelancer', label: () => __('Freelancers') },
  { userType: 'find_freelancer', label: () => __('Find Freelancers') },
]
