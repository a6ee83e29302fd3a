import { Navigate, type RouteObject, useRoutes } from 'react-router-dom'
import { paths } from '@/lib/routes'
import { __ } from '@/lib/translate'
import { RequireSession, RequireSessionForCompany } from './guards'
import { BottomNavigationLayout, MainLayout } from './layouts'
import { screen } from './route-screen'

const messages = () => import('@/ui/message-screen')

function underDevelopment(path: string, title: string): RouteObject {
  async function load() {
    const { UnderDevelopment, ...module } = await messages()
    return { ...module, UnderDevelopment: () => <UnderDevelopment title={title} /> }
  }
  return screen(path, load, 'UnderDevelopment')
}

const bottomNavigation: RouteObject[] = [
  screen(paths.home, () => import('./home-route'), 'HomeRoute'),
  screen(paths.myJobs, () => import('@/features/jobs/my-jobs-screen'), 'MyJobsScreen'),
  screen(paths.chat, () => import('@/features/pages/chat-screen'), 'ChatScreen'),
  {
    element: <RequireSessionForCompany />,
    children: [screen(paths.profile, () => import('@/features/profile/profile-screen'), 'ProfileScreen')],
  },
]

const signIn: RouteObject[] = [
  screen(paths.login, () => import('@/features/auth/login-screen'), 'LoginScreen'),
  screen(paths.signup, () => import('@/features/auth/signup-screen'), 'SignupScreen'),
  screen(paths.verifyOtp, () => import('@/features/auth/verify-otp-screen'), 'VerifyOtpScreen'),
  screen(paths.preOnboarding, () => import('@/features/auth/pre-onboarding-screen'), 'PreOnboardingScreen'),
  screen(
    paths.postVerification,
    () => import('@/features/auth/post-verification-screen'),
    'PostVerificationScreen',
  ),
]

const protectedScreens: RouteObject[] = [
  screen(
    paths.createCompanyProfile,
    () => import('@/features/company/create-company-screen'),
    'CreateCompanyScreen',
  ),
  screen(paths.hrOwnerDetails, () => import('@/features/hr/hr-owner-details-screen'), 'HrOwnerDetailsScreen'),
  screen(paths.hrOwnerDisplay, () => import('@/features/hr/hr-owner-display-screen'), 'HrOwnerDisplayScreen'),
  screen(
    paths.authFinalization,
    () => import('@/features/finalization/auth-finalization-screen'),
    'AuthFinalizationScreen',
  ),
]

const openScreens: RouteObject[] = [
  screen(paths.jobs, () => import('@/features/jobs/jobs-screen'), 'JobsScreen'),
  screen(paths.jobDetails, () => import('./job-details-route'), 'JobDetailsRoute'),
  screen(paths.applyJob, () => import('@/features/jobs/apply-job-screen'), 'ApplyJobScreen'),
  underDevelopment(paths.myJobDetails, __('My Job Details')),
  screen(paths.aboutUs, () => import('@/features/pages/about-us-screen'), 'AboutUsScreen'),
  screen(paths.category, () => import('@/features/pages/category-screen'), 'CategoryScreen'),
  underDevelopment(paths.setting, __('Setting')),
  screen(paths.maintenance, messages, 'Maintenance'),
  screen(paths.postNewJob, () => import('@/features/job-post/post-new-job-screen'), 'PostNewJobScreen'),
  screen(
    paths.preScreenedCandidates,
    () => import('@/features/candidates/pre-screened-candidates-screen'),
    'PreScreenedCandidatesScreen',
  ),
  screen(paths.filter, () => import('@/features/jobs/filter-screen'), 'FilterScreen'),
  screen(
    paths.jobApplicants,
    () => import('@/features/candidates/job-applicants-screen'),
    'JobApplicantsScreen',
  ),
  screen(
    paths.shortlistProfile,
    () => import('@/features/candidates/shortlist-profile-screen'),
    'ShortlistProfileScreen',
  ),
  screen(
    paths.appliedCandidates,
    () => import('@/features/candidates/applied-candidates-screen'),
    'AppliedCandidatesScreen',
  ),
]

export const routes: RouteObject[] = [
  {
    element: <MainLayout />,
    children: [
      { path: paths.root, element: <Navigate to={paths.login} replace /> },
      { element: <BottomNavigationLayout />, children: bottomNavigation },
      { element: <RequireSession />, children: protectedScreens },
      ...signIn,
      ...openScreens,
      screen('*', messages, 'NotFound'),
    ],
  },
]

export function Routes() {
  return useRoutes(routes)
}
