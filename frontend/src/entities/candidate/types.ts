export type Candidate = {
  id: string
  name: string
  location: string
  description: string
  /** In words: '3 years'. */
  experience: string
  /** Rupees a month. */
  expectedSalary: number
  profilePicture?: string
  isVerified: boolean
  currentCompany: string
  profession: string
}
