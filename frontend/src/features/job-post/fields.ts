import { __ } from '@/lib/i18n/translate'
import type { JobDraft } from './job-draft'

/** What each field is called, on the form and in the review. */
export const labels: Record<keyof JobDraft, () => string> = {
  jobTitle: () => __('Job Title'),
  jobCategory: () => __('Job Category'),
  numberOfOpenings: () => __('Number of Openings'),
  payType: () => __('Pay Type'),
  payUnit: () => __('Salary is for'),
  jobType: () => __('Job Type'),
  workLocationType: () => __('Work Location Type'),
  minSalary: () => __('Minimum Salary'),
  maxSalary: () => __('Maximum Salary'),
  applicationStartDate: () => __('Application Start Date'),
  applicationEndDate: () => __('Application End Date'),
  jobLocation: () => __('Job Location'),
  pincode: () => __('Pincode'),
  city: () => __('City'),
  addBranchDetail: () => __('Add branch detail'),
  branchName: () => __('Branch Name'),
  addressLine1: () => __('Address Line 1'),
  addressLine2: () => __('Address Line 2'),
  minEducation: () => __('Minimum Education'),
  englishLevel: () => __('English Level'),
  experienceRequired: () => __('Experience Required'),
  jobDescription: () => __('Job Description'),
  isWalkInInterview: () => __('Walk-in interview'),
  walkInDays: () => __('Walk-in Days'),
  walkInFrom: () => __('Walk-in From'),
  walkInTo: () => __('Walk-in To'),
  walkInAddress: () => __('Walk-in Address'),
  allowContactAfterApply: () => __('Allow contact after applying'),
  selectedHR: () => __('HR Contact'),
}

/** What a sample's form offers (docs/behaviour.md#job-wizard), where a live one offers more. */
export const sampleOptions = {
  openings: ['1', '2', '3', '4', '5'],
  minEducation: ['10th or Below 10th', '12th Pass', 'Diploma'],
}

/** The steps of the wizard. The spelling of the last one is given (docs/behaviour.md#job-wizard). */
export const steps = [
  () => __('Job Details'),
  () => __('Candidate Requirements'),
  () => __('Interview Info'),
  () => __('Job preivew'),
] as const

/** Values that are shown otherwise than they are stored. */
export function optionLabel(field: 'jobCategory' | 'experienceRequired', value: string): string {
  return field === 'experienceRequired'
    ? __('{0} years', [value])
    : __(value.charAt(0).toUpperCase() + value.slice(1))
}
