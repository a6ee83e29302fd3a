import hash from '@emotion/hash'
import type { Boot } from '@/lib/boot'
import type { Given } from '@/lib/given'
import type { Dictionary } from '@/lib/i18n/dictionary'

/**
 * For tests: the server's requests for guests' pages, with texts that try to inject markup. They share no data, because
 * SWR's cache outlives a test.
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

const freelancer = {
  name: 'JPF-00001',
  full_name: HOSTILE,
  headline: HOSTILE,
  city: 'Pune',
  distance_km: 3.2,
  rates: [{ unit: 'Visit', amount: 500 }],
  rating: 4.5,
  reviews: 2,
  picture: '/files/work.png',
  is_open: false,
  about: HOSTILE,
  skills: [HOSTILE],
  least_charge: 100,
  radius_km: 10,
  is_remote: false,
  week: ['Monday 09:00-18:00'],
  days_off: [],
  languages: ['Hindi'],
  experience_years: 0,
  own_tools: true,
  pictures: [{ file: '/files/work.png', caption: HOSTILE }],
  available_until: null,
  shown_reviews: [
    { work: 5, time_kept: 4, manner: 5, text: HOSTILE, reply: HOSTILE, shown_on: '2026-11-20 09:00:00' },
  ],
  is_own: false,
  favourite: false,
  may_call: true,
}

const brief = {
  name: 'JPB-00001',
  title: HOSTILE,
  category: '',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: null,
  when: 'date',
  on: '2026-11-24',
  budget_min: null,
  budget_max: 800,
  budget_unit: 'Visit',
  people: 2,
  is_remote: false,
  status: 'Live',
  posted_on: '2026-11-22 09:00:00',
  valid_through: '2026-11-29 09:00:00',
  quotes: 1,
  description: HOSTILE,
  pictures: ['/files/tap.png'],
  is_own: false,
  may_quote: true,
  why_not: null,
  quote: null,
  fit: null,
}

const listFreelancers = (args: Record<string, string>): Given => ({
  method: 'job_portal.api.list_freelancers',
  args,
  message: list([freelancer, { ...freelancer, name: 'JPF-00002', picture: null, is_open: true }]),
})

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
  freelancers: {
    path: '/frontend/freelancers',
    search: '?search=plumber&unit=Visit&max_rate=500',
    given: [listFreelancers({ search: 'plumber', unit: 'Visit', max_rate: '500' })],
    heading: 'Freelancers',
    boot: { freelancers: true },
  },
  'a freelancer': {
    path: '/frontend/freelancers/JPF-00001',
    given: [{ method: 'job_portal.api.get_freelancer', args: { name: 'JPF-00001' }, message: freelancer }],
    heading: 'Freelancer',
    boot: { freelancers: true },
  },
  'a brief': {
    path: '/frontend/briefs/JPB-00001',
    given: [{ method: 'job_portal.api.get_brief', args: { name: 'JPB-00001' }, message: brief }],
    heading: 'Brief',
    boot: { freelancers: true },
  },
  briefs: {
    path: '/frontend/briefs',
    given: [{ method: 'job_portal.api.list_briefs', args: {}, message: list([brief]) }],
    heading: 'Work for you',
    boot: { freelancers: true },
  },
  'the home of who looks for freelancers': {
    path: '/frontend/home',
    userType: 'find_freelancer',
    given: [listFreelancers({})],
    heading: 'Home',
    boot: { freelancers: true },
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
