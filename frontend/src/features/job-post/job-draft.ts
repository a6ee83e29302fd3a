/** A job as it is being written. Nothing in it is checked; numbers and dates are as typed. */
export const emptyDraft = {
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

export type JobDraft = typeof emptyDraft
