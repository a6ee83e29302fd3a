// An account with a company, made through the product's own calls, as a person would.

import { randomInt } from 'node:crypto'
import { Client } from './client.mjs'

const PDF = '%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n'

/** @returns {string} a ten-digit Indian mobile number */
export const newMobile = () => `${randomInt(6, 10)}${String(randomInt(0, 1e9)).padStart(9, '0')}`

/**
 * @typedef {{token: string, api_key: string, api_secret: string, sid: string,
 *   user: {username: string, email: string, full_name: string, home_page: string}}} SignUpReply
 */

/**
 * Signs a new number up through the three calls.
 * @param {string} baseUrl
 * @param {import("./administrator.mjs").Administrator} administrator reads the code
 * @returns {Promise<Client & {mobile: string, session: SignUpReply}>} signed in, with its number and keys
 */
export async function signUp(baseUrl, administrator) {
  const client = new Client(baseUrl)
  const mobile_no = newMobile()
  const { reference_no } = await client.call('sign_in_manager.api.send_custom_sms', {
    mobile_no,
    used_for: 'Signup',
  })
  await client.call('sign_in_manager.api.verify_OTP_token', {
    mobile_no,
    reference_number: reference_no,
    OTP: await administrator.readCode(mobile_no),
    used_for: 'Signup',
  })
  const session = await client.call('sign_in_manager.override_class.user.sign_up', {
    email: `${mobile_no}@mobile.invalid`,
    redirect_to: '/frontend/home',
    full_name: 'Asha Rao',
    mobile_no,
    signup_type: 'mobile',
    role: 'JP Company',
  })
  return Object.assign(client, { mobile: mobile_no, session })
}

/**
 * @param {Client} client signed in, with no company yet
 * @param {object} [changes] to the sample's fields
 * @returns {Promise<string>} the name of its new company
 */
export async function addCompany(client, changes = {}) {
  const document = (/** @type {string} */ name) =>
    client.upload(new File([`${PDF}% ${name} ${Date.now()}`], name, { type: 'application/pdf' }))
  const { name } = await client.call('job_portal.api.add_company', {
    company_name: 'Rao Textiles',
    company_type: 'Partnership Firm',
    email: 'office@raotextiles.in',
    about_company: 'Cotton since 1987.',
    gov_approved_company_reg_doc: await document('registration.pdf'),
    company_pan_card: await document('pan.pdf'),
    address_line1: '12 MG Road',
    area: 'Ashoknagar',
    city: 'Bangalore',
    pincode: '560001',
    state: 'Karnataka',
    phone: '9876543210',
    ...changes,
  })
  return name
}
