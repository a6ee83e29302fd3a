// A job of an approved company, made through the product's own calls.

import { signUpOwner } from './sample-company.mjs'

/** The fields that a job needs to be published, and those on cards and in filters. */
export const JOB = {
  title: 'Loom Operator',
  category: 'Engineering',
  openings: '2',
  pay_type: 'Monthly',
  job_type: 'Full Time',
  work_location_type: 'Work from Office',
  min_salary: '15000',
  max_salary: '20000',
  pincode: '560001',
  min_education: '12th Pass',
  english_level: 'Basic',
  experience_required: '1-2',
  job_description: 'Runs and mends power looms, in shifts.',
}

/**
 * @param {import('./administrator.mjs').Administrator} administrator
 * @param {string} company it can post jobs afterwards
 */
export const approve = (administrator, company) =>
  administrator.update('JP Company', company, { status: 'Approved' })

/**
 * Signs up a new number with a company that can post jobs.
 * @param {string} baseUrl
 * @param {import('./administrator.mjs').Administrator} administrator reads the code, and approves the company
 * @param {object} [changes] to the sample's fields of a company
 */
export async function signUpEmployer(baseUrl, administrator, changes) {
  const owner = await signUpOwner(baseUrl, administrator, changes)
  await approve(administrator, owner.company)
  return owner
}

/**
 * @param {import('./client.mjs').Client} client with an approved company
 * @param {object} [changes] to the sample's fields
 * @returns {Promise<string>} the name of its new job
 */
export async function postJob(client, changes = {}) {
  return (await client.call('job_portal.api.post_job', { ...JOB, ...changes })).name
}
