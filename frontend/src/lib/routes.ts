/** Every address of the app, below the router's basename. */
export const basename = '/frontend'

/** The service worker's script, which is in charge of `basename` and below. */
export const serviceWorker = `${basename}/service-worker.js`

/** An empty cache of this name tells the service worker that the market is live: then it asks for what is rendered. */
export const liveMark = 'live-market'

/** An empty cache of this name and a code tells it the language in use, where the site offers a choice. */
export const languageMark = 'language-in-use-'

export const paths = {
  root: '/',
  login: '/login',
  home: '/home',
  jobs: '/jobs',
  jobsForYou: '/jobs-for-you',
  myJobs: '/my-jobs',
  jobDetails: '/job-details',
  company: '/company',
  applyJob: '/apply-job',
  myJobDetails: '/my-job-details',
  chat: '/chat',
  profile: '/profile',
  aboutUs: '/about-us',
  category: '/category',
  setting: '/setting',
  maintenance: '/maintenance',
  preOnboarding: '/pre-onboarding',
  verifyOtp: '/verify-otp',
  postVerification: '/post-verification',
  signup: '/signup',
  hrOwnerDetails: '/hr-owner-details',
  hrOwnerDisplay: '/hr-owner-display',
  authFinalization: '/auth-finalization',
  postNewJob: '/post-new-job',
  preScreenedCandidates: '/pre-screened-candidates',
  filter: '/filter',
  jobApplicants: '/job-applicants',
  candidate: '/candidate',
  shortlistProfile: '/shortlist-profile',
  appliedCandidates: '/applied-candidates',
  createCompanyProfile: '/create-company-profile',
  notifications: '/notifications',
  keptSearches: '/kept-searches',
  consents: '/consents',
  myData: '/my-data',
} as const

/** The path below the basename of an address of the app, such as '/frontend/my-jobs?list=saved'. Null for any other. */
export const pathWithin = (address: string): string | null =>
  address.startsWith(`${basename}/`) ? address.slice(basename.length) : null
