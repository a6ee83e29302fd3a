import { Navigate, type RouteObject, useRoutes } from 'react-router-dom'
import { readUserType } from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { firstRoutes } from './first-routes'
import {
  FormOnMarket,
  OnlyOnMarket,
  ProfileOf,
  RequireSession,
  RequireSessionForProfile,
  RequireSessionOnMarket,
} from './guards'
import { BottomNavigationLayout, MainLayout } from './layouts'
import { type RouteHandle, screen } from './route-screen'

const messages = () => import('@/features/pages/message-screen')

function underDevelopment(path: string, title: () => string): RouteObject {
  async function load() {
    const { UnderDevelopment, ...module } = await messages()
    return { ...module, UnderDevelopment: () => <UnderDevelopment title={title()} /> }
  }
  return screen(path, load, 'UnderDevelopment')
}

const companyProfile = screen(
  paths.profile,
  () => import('@/features/company-profile/profile-screen'),
  'ProfileScreen',
)
const searcherProfile = screen(
  paths.profile,
  () => import('@/features/searcher-profile/searcher-profile-screen'),
  'SearcherProfileScreen',
)
const handleOf = ({ handle }: RouteObject) => handle as RouteHandle
const profile: RouteObject = {
  ...companyProfile,
  handle: {
    load: () => handleOf(readUserType() === 'job_searcher' ? searcherProfile : companyProfile).load(),
  } satisfies RouteHandle,
  element: <ProfileOf company={companyProfile.element} searcher={searcherProfile.element} />,
}

const bottomNavigation: RouteObject[] = [
  screen(paths.home, () => import('@/features/home/home-screen'), 'HomeScreen'),
  {
    element: <RequireSessionOnMarket />,
    children: [screen(paths.myJobs, () => import('@/features/job-search/my-jobs-screen'), 'MyJobsScreen')],
  },
  screen(paths.chat, () => import('@/features/pages/chat-screen'), 'ChatScreen'),
  { element: <RequireSessionForProfile />, children: [profile] },
]

const signIn: RouteObject[] = [
  ...firstRoutes,
  screen(
    paths.preOnboarding,
    () => import('@/features/sign-in/pre-onboarding-screen'),
    'PreOnboardingScreen',
  ),
  screen(
    paths.postVerification,
    () => import('@/features/sign-in/post-verification-screen'),
    'PostVerificationScreen',
  ),
]

const protectedScreens: RouteObject[] = [
  screen(
    paths.createCompanyProfile,
    () => import('@/features/company-profile/create-company-screen'),
    'CreateCompanyScreen',
  ),
  screen(
    paths.hrOwnerDetails,
    () => import('@/features/contacts/hr-owner-details-screen'),
    'HrOwnerDetailsScreen',
  ),
  screen(
    paths.hrOwnerDisplay,
    () => import('@/features/contacts/hr-owner-display-screen'),
    'HrOwnerDisplayScreen',
  ),
  screen(
    paths.authFinalization,
    () => import('@/features/finalization/auth-finalization-screen'),
    'AuthFinalizationScreen',
  ),
]

const jobDetails = (path: string) =>
  screen(path, () => import('@/features/job-search/job-details-screen'), 'JobDetailsScreen')

const openScreens: RouteObject[] = [
  screen(paths.jobs, () => import('@/features/job-search/jobs-screen'), 'JobsScreen'),
  jobDetails(paths.jobDetails),
  jobDetails(`${paths.jobDetails}/:name`),
  // The slug is for people. Only the name identifies the job.
  jobDetails(`${paths.jobDetails}/:name/:slug`),
  underDevelopment(paths.myJobDetails, () => __('My Job Details')),
  screen(paths.aboutUs, () => import('@/features/pages/about-us-screen'), 'AboutUsScreen'),
  screen(paths.category, () => import('@/features/pages/category-screen'), 'CategoryScreen'),
  underDevelopment(paths.setting, () => __('Setting')),
  screen(paths.maintenance, messages, 'Maintenance'),
  screen(paths.filter, () => import('@/features/job-search/filter-screen'), 'FilterScreen'),
]

/** These need a session on a live market. */
const marketScreens: RouteObject[] = [
  screen(
    paths.preScreenedCandidates,
    () => import('@/features/applicants/pre-screened-candidates-screen'),
    'PreScreenedCandidatesScreen',
  ),
  screen(
    paths.jobApplicants,
    () => import('@/features/applicants/job-applicants-screen'),
    'JobApplicantsScreen',
  ),
  screen(
    paths.shortlistProfile,
    () => import('@/features/applicants/shortlist-profile-screen'),
    'ShortlistProfileScreen',
  ),
  screen(
    paths.appliedCandidates,
    () => import('@/features/applicants/applied-candidates-screen'),
    'AppliedCandidatesScreen',
  ),
]

const applyJob = screen(
  paths.applyJob,
  () => import('@/features/job-search/apply-job-screen'),
  'ApplyJobScreen',
)
const postNewJob = screen(
  paths.postNewJob,
  () => import('@/features/job-post/post-new-job-screen'),
  'PostNewJobScreen',
)

/** These exist only on a live market, and need a session. */
const newScreens: RouteObject[] = [
  screen(paths.jobsForYou, () => import('@/features/job-search/jobs-for-you-screen'), 'JobsForYouScreen'),
  screen(paths.candidate, () => import('@/features/applicants/candidate-screen'), 'CandidateScreen'),
  screen(
    paths.notifications,
    () => import('@/features/notifications/notifications-screen'),
    'NotificationsScreen',
  ),
]

const consents = screen(paths.consents, () => import('@/features/consents/consents-screen'), 'ConsentsScreen')

const myData = screen(paths.myData, () => import('@/features/my-data/my-data-screen'), 'MyDataScreen')

const keptSearches = screen(
  paths.keptSearches,
  () => import('@/features/job-search/kept-searches-screen'),
  'KeptSearchesScreen',
)

const employer = screen(
  `${paths.company}/:name`,
  () => import('@/features/job-search/employer-screen'),
  'EmployerScreen',
)

const notFound = screen('*', messages, 'NotFound')

export const routes: RouteObject[] = [
  {
    element: <MainLayout />,
    children: [
      { path: paths.root, element: <Navigate to={paths.login} replace /> },
      { element: <BottomNavigationLayout />, children: bottomNavigation },
      { element: <RequireSession />, children: protectedScreens },
      { element: <RequireSessionOnMarket />, children: marketScreens },
      {
        element: <OnlyOnMarket otherwise={notFound.element} />,
        children: [
          employer,
          { element: <RequireSessionOnMarket />, children: [...newScreens, myData, keptSearches, consents] },
        ],
      },
      { element: <FormOnMarket at={paths.signup} />, children: [applyJob] },
      { element: <FormOnMarket />, children: [postNewJob] },
      ...signIn,
      ...openScreens,
      notFound,
    ],
  },
]

export function Routes() {
  return useRoutes(routes)
}
