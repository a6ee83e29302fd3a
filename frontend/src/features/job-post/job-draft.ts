/** A job as it is being written. Nothing in it is checked: numbers and dates are as typed. */
export type JobDraft = {
  jobTitle: string
  jobCategory: string
  numberOfOpenings: string
  payType: string
  jobType: string
  workLocationType: string
  minSalary: string
  maxSalary: string
  applicationStartDate: string
  applicationEndDate: string
  jobLocation: string
  addBranchDetail: boolean
  branchName: string
  addressLine1: string
  addressLine2: string
  minEducation: string
  englishLevel: string
  experienceRequired: string
  jobDescription: string
  isWalkInInterview: boolean
  allowContactAfterApply: boolean
  selectedHR: string
}

export const emptyDraft: JobDraft = {
  jobTitle: '',
  jobCategory: '',
  numberOfOpenings: '',
  payType: '',
  jobType: '',
  workLocationType: '',
  minSalary: '',
  maxSalary: '',
  applicationStartDate: '',
  applicationEndDate: '',
  jobLocation: '',
  addBranchDetail: false,
  branchName: '',
  addressLine1: '',
  addressLine2: '',
  minEducation: '',
  englishLevel: '',
  experienceRequired: '',
  jobDescription: '',
  isWalkInInterview: false,
  allowContactAfterApply: false,
  selectedHR: '',
}
