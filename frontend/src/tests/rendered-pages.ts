import hash from '@emotion/hash'
import type { Boot } from '@/lib/boot'
import type { Given } from '@/lib/given'
import type { Dictionary } from '@/lib/i18n/dictionary'

/**
 * For tests: the server's requests for guests' pages, with texts that try to inject markup. No two share an answer,
 * because SWR's cache outlives a test.
 */

const HOSTILE = `</script><script>alert(1)</script><!-- " ' & \u202e\u2066\u2028 👷🏽 <img src=x onerror=alert(1)>`

const card = (at: number) => ({
  name: `JPJ-${String(at).padStart(5, '0')}`,
  title: at === 1 ? `Welder ${HOSTILE}` : `Welder ${at}`,
  category: at % 2 ? 'Welding & Fitting' : HOSTILE,
  company_name: at % 3 ? HOSTILE : 'Sai Works',
  company_logo: at % 2 ? null : '/files/logo.png',
  is_verified: at % 2 === 0,
  city: 'Pune',
  state: 'Maharashtra',
  job_type: 'Full Time',
  work_location_type: 'Work from Office',
  experience_required: '2-5',
  min_salary: at % 4 ? 15_000 : null,
  max_salary: 150_000,
  ...(at % 2 && { pay_min: 500, pay_max: 5000, pay_unit: 'Day' }),
  pay_type: 'Weekly',
  published_on: '2026-11-22 09:00:00',
  valid_through: '2026-11-29 09:00:00',
})

const job = {
  ...card(1),
  status: 'Live',
  job_description: `${HOSTILE}\n${'पढ़ें '.repeat(900)}`,
  application_end_date: '2026-12-01',
  min_education: HOSTILE,
  company_about: HOSTILE,
  verified: { on: '2026-11-12', checked: ['GSTIN', HOSTILE] },
}

const list = (items: unknown[]) => ({ items, next: 'more', total: 40, at_least: false })
const cards = Array.from({ length: 20 }, (_, at) => card(at + 1))

type Page = {
  path: string
  search?: string
  userType?: string
  given: Given[]
  heading: string
  boot?: Boot
  dictionary?: Dictionary
}

const listJobs = (args: Record<string, string>, items: unknown[]): Given => ({
  method: 'job_portal.api.list_jobs',
  args,
  message: list(items),
})

const givenJob = (name: string, changes = {}): Given => ({
  method: 'job_portal.api.get_job',
  args: { name },
  message: { ...job, name, ...changes },
})

export const pages: Record<string, Page> = {
  job: {
    path: '/frontend/job-details/JPJ-00001/welder-pune',
    given: [givenJob('JPJ-00001')],
    heading: 'Job Details',
  },
  'a job that has expired': {
    path: '/frontend/job-details/JPJ-00002',
    given: [
      givenJob('JPJ-00002', { status: 'Expired' }),
      listJobs({ category: 'Welding & Fitting' }, cards.slice(0, 5)),
    ],
    heading: 'Job Details',
  },
  'a job that begins later': {
    path: '/frontend/job-details/JPJ-00003',
    given: [givenJob('JPJ-00003', { application_start_date: '2026-11-24' })],
    heading: 'Job Details',
  },
  jobs: {
    path: '/frontend/jobs',
    search: '?search=weld%20%26+fit&category=Welding+%26+Fitting',
    given: [listJobs({ category: 'Welding & Fitting', search: 'weld & fit' }, cards)],
    heading: 'Jobs',
  },
  'jobs without one': {
    path: '/frontend/jobs',
    search: '?search=pilot',
    given: [listJobs({ search: 'pilot' }, [])],
    heading: 'Jobs',
  },
  'a company': {
    path: '/frontend/company/JPC-00001',
    given: [
      {
        method: 'job_portal.api.get_company',
        args: { name: 'JPC-00001' },
        message: { company_name: HOSTILE, company_about: HOSTILE, company_city: 'Pune' },
      },
      listJobs({ company: 'JPC-00001' }, cards.slice(0, 5)),
    ],
    heading: 'Company',
  },
  'a job in Hindi': {
    path: '/frontend/job-details/JPJ-00004',
    given: [givenJob('JPJ-00004')],
    heading: 'नौकरी का विवरण',
    boot: { lang: 'hi', messages: { 'Job Details': 'नौकरी का विवरण' } },
    dictionary: { [hash('Job Details')]: 'जॉब की जानकारी', [hash('Apply Now')]: 'अभी आवेदन करें' },
  },
  "a searcher's home": {
    path: '/frontend/home',
    userType: 'job_searcher',
    given: [listJobs({}, cards)],
    heading: 'Your next job is closer than you think',
  },
  "a guest's home": { path: '/frontend/home', given: [], heading: 'Welcome to Job Portal' },
}

/** The time of the server's rendering. */
export const NOW = Date.UTC(2026, 10, 23, 5)

/** A guest's boot. */
export const bootOf = ({ boot }: Page): Boot => ({
  market: 'live',
  lang: 'en',
  time_zone: 'Asia/Kolkata',
  messages: {},
  site_name: 'jobs.example.in',
  ...boot,
})
