/** The router's basename. Below it is every path of the app. */
export const basename = '/frontend'

/** The service worker's script. Its scope is `basename`. */
export const serviceWorker = `${basename}/service-worker.js`

/** A cache of this name tells the service worker that the market is live and the server renders pages. */
export const liveMark = 'live-market'

/** A cache of this name and a code tells the worker the current language, if the site offers several. */
export const languageMark = 'language-in-use-'

export const paths = {
  root: '/',
  login: '/login',
  home: '/home',
  jobs: '/jobs',
  jobsForYou: '/jobs-for-you',
  freelancers: '/freelancers',
  myQuotes: '/my-quotes',
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
  whoseAccount: '/whose-account',
  signup: '/signup',
  hrOwnerDetails: '/hr-owner-details',
  hrOwnerDisplay: '/hr-owner-display',
  authFinalization: '/auth-finalization',
  postNewJob: '/post-new-job',
  preScreenedCandidates: '/pre-screened-candidates',
  filter: '/filter',
  jobApplicants: '/job-applicants',
  candidate: '/candidate',
  interviews: '/interviews',
  shortlistProfile: '/shortlist-profile',
  appliedCandidates: '/applied-candidates',
  createCompanyProfile: '/create-company-profile',
  members: '/members',
  connections: '/connections',
  importJobs: '/import-jobs',
  notifications: '/notifications',
  keptSearches: '/kept-searches',
  consents: '/consents',
  myData: '/my-data',
  changeNumber: '/change-number',
  briefs: '/briefs',
  myBriefs: '/my-briefs',
  postBrief: '/post-brief',
  engagements: '/engagements',
  favourites: '/favourites',
} as const

/** The path below the basename of a URL such as '/frontend/my-jobs?list=saved'. Null for any other URL. */
export const pathWithin = (address: string): string | null =>
  address.startsWith(`${basename}/`) ? address.slice(basename.length) : null
