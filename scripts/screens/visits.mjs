// What `npm run screens` looks at: every route, and the states of a screen that look different.

import { askForCode, fillAddress, fillContact, tap, waitForCompany, waitForContacts } from './fill-in.mjs'

/** @typedef {import('../../e2e/node_modules/playwright/index.js').Page} Page */

/**
 * @typedef {object} Visit
 * @property {string} name of its picture's file
 * @property {string} path below /frontend
 * @property {'guest' | 'company' | 'longCompany' | 'newAccount'} as who looks
 * @property {string} [userType] chosen on the home screen
 * @property {boolean} [longWords] the sample data in very long words
 * @property {(page: Page) => Promise<unknown>} [prepare] before the page is opened
 * @property {(page: Page) => Promise<unknown>} [act] taps that lead to the state
 */

const DETAILS = '**/api/method/job_portal.api.get_company_details*'

/** @type {Visit[]} */
const signIn = [
  { name: 'pre-onboarding', path: '/pre-onboarding', as: 'guest' },
  { name: 'login', path: '/login', as: 'guest' },
  { name: 'login-error', path: '/login', as: 'guest', act: tap('OTP') },
  { name: 'signup', path: '/signup', as: 'guest' },
  { name: 'signup-errors', path: '/signup', as: 'guest', act: tap('Send OTP') },
  { name: 'verify-otp', path: '/signup', as: 'guest', act: askForCode },
  { name: 'post-verification', path: '/post-verification', as: 'company' },
]

/** @type {Visit[]} */
const company = [
  { name: 'company-1', path: '/create-company-profile', as: 'newAccount' },
  { name: 'company-1-errors', path: '/create-company-profile', as: 'newAccount', act: tap('Next') },
  { name: 'company-2', path: '/create-company-profile', as: 'newAccount', act: fillAddress },
  { name: 'company-3', path: '/create-company-profile', as: 'newAccount', act: fillContact },
  {
    name: 'company-edit',
    path: '/profile',
    as: 'company',
    act: (page) => tap('Edit company')(page).then(() => page.getByLabel('Company Name').waitFor()),
  },
  { name: 'hr-list', path: '/hr-owner-display', as: 'company', act: waitForContacts },
  { name: 'hr-list-long', path: '/hr-owner-display', as: 'longCompany', act: waitForContacts },
  { name: 'hr-form', path: '/hr-owner-details', as: 'company' },
  { name: 'auth-finalization', path: '/auth-finalization', as: 'company' },
  { name: 'profile', path: '/profile', as: 'company', act: waitForCompany },
  { name: 'profile-long', path: '/profile', as: 'longCompany', act: waitForCompany },
  { name: 'profile-missing', path: '/profile', as: 'guest' },
  {
    name: 'profile-loading',
    path: '/profile',
    as: 'company',
    prepare: (page) => page.route(DETAILS, () => undefined),
  },
  {
    name: 'profile-failed',
    path: '/profile',
    as: 'company',
    prepare: (page) => page.route(DETAILS, (route) => route.fulfill({ status: 503, body: '' })),
    act: waitForCompany,
  },
]

/** @type {Visit[]} */
const home = [
  { name: 'home', path: '/home', as: 'guest' },
  { name: 'home-drawer', path: '/home', as: 'company', userType: 'company', act: tap('Menu') },
  { name: 'home-filter', path: '/home', as: 'guest', userType: 'job_searcher', act: tap('Filter') },
  { name: 'home-searcher', path: '/home', as: 'guest', userType: 'job_searcher' },
  { name: 'home-company', path: '/home', as: 'company', userType: 'company' },
  { name: 'home-company-long', path: '/home', as: 'company', userType: 'company', longWords: true },
  { name: 'home-freelancer', path: '/home', as: 'guest', userType: 'freelancer' },
  { name: 'home-find-freelancer', path: '/home', as: 'guest', userType: 'find_freelancer' },
]

/** @type {Visit[]} */
const jobs = [
  { name: 'jobs', path: '/jobs', as: 'guest', userType: 'job_searcher' },
  { name: 'jobs-long', path: '/jobs', as: 'guest', userType: 'job_searcher', longWords: true },
  { name: 'jobs-none', path: '/jobs?search=pilot', as: 'guest', userType: 'job_searcher' },
  { name: 'jobs-filter', path: '/jobs', as: 'guest', userType: 'job_searcher', act: tap('Filter') },
  { name: 'my-jobs-applied', path: '/my-jobs', as: 'guest', userType: 'job_searcher' },
  { name: 'my-jobs-posted', path: '/my-jobs', as: 'company', userType: 'company' },
  { name: 'job-details', path: '/job-details?job=2', as: 'guest', userType: 'job_searcher' },
  {
    name: 'job-details-company',
    path: '/job-details?job=2',
    as: 'guest',
    act: (page) => page.getByRole('tab', { name: 'Company Details' }).click(),
  },
  {
    name: 'job-details-own-company',
    path: '/job-details?job=2',
    as: 'longCompany',
    userType: 'company',
    act: async (page) => {
      await page.getByRole('tab', { name: 'Company Details' }).click()
      await waitForCompany(page)
    },
  },
  { name: 'apply-job', path: '/apply-job?job=2', as: 'guest' },
  { name: 'filter', path: '/filter', as: 'company', userType: 'company' },
  { name: 'category', path: '/category', as: 'guest' },
]

/** @type {Visit[]} */
const hiring = [
  {
    name: 'post-job-1',
    path: '/post-new-job',
    as: 'company',
    act: (page) => page.getByLabel('Add branch detail').check(),
  },
  { name: 'post-job-2', path: '/post-new-job?step=2', as: 'company' },
  { name: 'post-job-3', path: '/post-new-job?step=3', as: 'company' },
  { name: 'post-job-4', path: '/post-new-job?step=4', as: 'company' },
  { name: 'post-job-success', path: '/post-new-job?step=4', as: 'company', act: tap('Submit') },
  {
    name: 'post-job-candidates',
    path: '/post-new-job?step=4',
    as: 'company',
    act: (page) => tap('Submit')(page).then(() => tap('ok')(page)),
  },
  { name: 'pre-screened', path: '/pre-screened-candidates', as: 'company' },
  { name: 'pre-screened-long', path: '/pre-screened-candidates', as: 'company', longWords: true },
  { name: 'job-applicants', path: '/job-applicants', as: 'company' },
  { name: 'shortlist-profile', path: '/shortlist-profile', as: 'company' },
  { name: 'applied-candidates', path: '/applied-candidates', as: 'company' },
]

/** @type {Visit[]} */
const others = [
  { name: 'chat', path: '/chat', as: 'guest', userType: 'job_searcher' },
  { name: 'about-us', path: '/about-us', as: 'guest' },
  { name: 'setting', path: '/setting', as: 'guest' },
  { name: 'my-job-details', path: '/my-job-details', as: 'guest' },
  { name: 'maintenance', path: '/maintenance', as: 'guest' },
  { name: 'not-found', path: '/nowhere', as: 'guest' },
  {
    name: 'application-error',
    path: '/jobs',
    as: 'guest',
    prepare: (page) =>
      page.addInitScript(() =>
        Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
          get() {
            throw new RangeError('Numbers cannot be written here')
          },
        }),
      ),
  },
  {
    name: 'new-version',
    path: '/home',
    as: 'guest',
    act: async (page) => {
      await page.route('**/*.js', (route) => route.abort())
      await page.getByRole('link', { name: 'Profile' }).click()
    },
  },
]

export const visits = [...signIn, ...home, ...jobs, ...company, ...hiring, ...others]
