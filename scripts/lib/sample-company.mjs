// An account with a company, made through the product's own calls.

import { randomInt } from 'node:crypto'
import { Client } from './client.mjs'

/** An empty page. */
export const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`

/** @returns {string} a ten-digit Indian mobile number */
export const newMobile = () => `${randomInt(6, 10)}${String(randomInt(0, 1e9)).padStart(9, '0')}`

// Without `s`: a search would take one at the end for a plural.
const LETTERS = 'abcdefghijklmnopqrtuvwxyz'

/**
 * @returns {string} a unique word of letters: digits may read as a pincode, an amount or a phone number, and a job with
 *   one of these would be held
 */
export const newMark = () =>
  `q${Array.from({ length: 9 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`

/**
 * @typedef {{token: string, api_key: string, api_secret: string, sid: string,
 *   user: {username: string, email: string, full_name: string, home_page: string}}} SignUpReply
 */

/**
 * Verifies a new number for a sign-up.
 * @param {string} baseUrl
 * @param {import("./administrator.mjs").Administrator} administrator reads the code
 * @returns {Promise<Client & {mobile: string}>} it can `register` now
 */
export async function verifyNumber(baseUrl, administrator) {
  const client = Object.assign(new Client(baseUrl), { mobile: newMobile() })
  const { reference_no } = await client.call('sign_in_manager.api.send_custom_sms', {
    mobile_no: client.mobile,
    used_for: 'Signup',
  })
  await client.call('sign_in_manager.api.verify_OTP_token', {
    mobile_no: client.mobile,
    reference_number: reference_no,
    OTP: await administrator.readCode(client.mobile),
    used_for: 'Signup',
  })
  return client
}

/**
 * @param {Client & {mobile: string}} client with a verified number; signed in afterwards
 * @returns {Promise<SignUpReply>}
 */
export function register(client) {
  return client.call('sign_in_manager.override_class.user.sign_up', {
    email: `${client.mobile}@mobile.invalid`,
    redirect_to: '/frontend/home',
    full_name: 'Asha Rao',
    mobile_no: client.mobile,
    signup_type: 'mobile',
    role: 'JP Company',
  })
}

/**
 * Signs up a new number through the three calls.
 * @param {string} baseUrl
 * @param {import("./administrator.mjs").Administrator} administrator reads the code
 * @returns {Promise<Client & {mobile: string, session: SignUpReply}>} signed in, with its number and keys
 */
export async function signUp(baseUrl, administrator) {
  const client = await verifyNumber(baseUrl, administrator)
  return Object.assign(client, { session: await register(client) })
}

/**
 * Agrees to every notice of the site, as needed before applying, saving a profile or turning on notifications.
 * @param {Client} client signed in
 */
export async function agree(client) {
  // Releases differ in their notices and versions. The contact is no notice.
  const { contact, ...asked } = await client.call('job_portal.api.get_consents')
  const notices = Object.entries(asked).map(([purpose, { version }]) => [purpose, version])
  await client.call('job_portal.api.give_consents', {
    notices: Object.fromEntries(notices),
    language: 'en',
    is_adult: true,
  })
}

/**
 * Signs up a new number and agrees to every notice.
 * @param {string} baseUrl
 * @param {import("./administrator.mjs").Administrator} administrator reads the code
 */
export async function signUpAgreed(baseUrl, administrator) {
  const account = await signUp(baseUrl, administrator)
  await agree(account)
  return account
}

/**
 * @param {Client} client signed in
 * @param {string} name
 * @returns {Promise<string>} the URL of a private PDF with unique bytes
 */
export function uploadDocument(client, name) {
  const content = `${PDF}% ${name} ${randomInt(2 ** 40)}`
  return client.upload(new File([content], name, { type: 'application/pdf' }))
}

/** A company's required fields, except its two documents. */
export const COMPANY = {
  company_name: 'Rao Textiles',
  company_type: 'Partnership Firm',
  email: 'office@raotextiles.in',
  about_company: 'Cotton since 1987.',
  address_line1: '12 MG Road',
  area: 'Ashoknagar',
  city: 'Bangalore',
  pincode: '560001',
  state: 'Karnataka',
  phone: '9876543210',
}

/**
 * @param {Client} client signed in, with no company yet
 * @param {object} [changes] to the sample's fields
 * @returns {Promise<string>} the name of its new company
 */
export async function addCompany(client, changes = {}) {
  const { name } = await client.call('job_portal.api.add_company', {
    ...COMPANY,
    gov_approved_company_reg_doc: await uploadDocument(client, 'registration.pdf'),
    company_pan_card: await uploadDocument(client, 'pan.pdf'),
    ...changes,
  })
  return name
}

/**
 * Signs up a new number and creates its company.
 * @param {string} baseUrl
 * @param {import("./administrator.mjs").Administrator} administrator reads the code
 * @param {object} [changes] to the sample's fields
 * @returns {Promise<Awaited<ReturnType<typeof signUp>> & {company: string}>} company: its name in the database
 */
export async function signUpOwner(baseUrl, administrator, changes) {
  const account = await signUp(baseUrl, administrator)
  return Object.assign(account, { company: await addCompany(account, changes) })
}
