import type { ReactNode } from 'react'
import { Navigate, type RouteObject, useRoutes } from 'react-router-dom'
import type { CandidateListName } from '@/entities/candidate/hooks'
import { frontDoor } from '@/entities/session/front-door'
import { readUserType, type UserType } from '@/entities/session/who'
import type { MessageKind } from '@/features/pages/message-screen'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { firstRoutes } from './first-routes'
import {
  FormOnMarket,
  OnlyOnMarket,
  OnlyWithFreelancers,
  ProfileOf,
  RequireSession,
  RequireSessionForProfile,
  RequireSessionOnMarket,
} from './guards'
import { BottomNavigationLayout, MainLayout } from './layouts'
import { ListBesideDetails } from './list-beside-details'
import { type RouteHandle, roomScreen, screen } from './route-screen'

const message = (path: string, kind: MessageKind, title: () => string) =>
  screen(path, () => import('@/features/pages/message-screen'), { kind, title })

const companyProfile = roomScreen(paths.profile, () => import('@/features/company-profile/profile-screen'))
const searcherProfile = roomScreen(
  paths.profile,
  () => import('@/features/searcher-profile/searcher-profile-screen'),
)
const freelancerProfile = roomScreen(
  paths.profile,
  () => import('@/features/freelancer-profile/freelancer-profile-screen'),
)
const profiles: Partial<Record<UserType, RouteObject>> = {
  job_searcher: searcherProfile,
  freelancer: freelancerProfile,
}
/** Routes inside a guard or a frame. */
const inside = (element: ReactNode, ...children: RouteObject[]): RouteObject => ({ element, children })
const handleOf = ({ handle }: RouteObject) => handle as RouteHandle
const profile: RouteObject = {
  ...companyProfile,
  handle: {
    load: () => handleOf(profiles[readUserType() ?? 'company'] ?? companyProfile).load(),
  } satisfies RouteHandle,
  element: (
    <ProfileOf
      company={companyProfile.element}
      searcher={searcherProfile.element}
      freelancer={freelancerProfile.element}
    />
  ),
}

const notFound = message('*', 'not-found', () => __('Page not found'))

const onMarket = (...routes: RouteObject[]) =>
  inside(<OnlyOnMarket otherwise={notFound.element} />, ...routes)
const withFreelancers = (...routes: RouteObject[]) =>
  inside(<OnlyWithFreelancers otherwise={notFound.element} />, ...routes)

const atChat = (path: string) => screen(path, () => import('@/features/conversations/chat-screen'))
const chat = atChat(paths.chat)

const bottomNavigation: RouteObject[] = [
  screen(paths.home, () => import('@/features/home/home-screen')),
  inside(
    <RequireSessionOnMarket />,
    screen(paths.myJobs, () => import('@/features/job-search/my-jobs-screen')),
    inside(
      <ListBesideDetails list={chat.element} path={paths.chat} />,
      chat,
      onMarket(atChat(`${paths.chat}/:conversation`)),
    ),
  ),
  withFreelancers(
    inside(
      <RequireSessionOnMarket />,
      roomScreen(paths.myQuotes, () => import('@/features/freelancers/my-quotes-screen')),
      roomScreen(paths.myBriefs, () => import('@/features/briefs/my-briefs-screen')),
    ),
  ),
  inside(<RequireSessionForProfile />, profile),
]

const signIn: RouteObject[] = [
  ...firstRoutes,
  screen(paths.preOnboarding, () => import('@/features/sign-in/pre-onboarding-screen')),
  screen(paths.postVerification, () => import('@/features/sign-in/post-verification-screen')),
]

const protectedScreens: RouteObject[] = [
  roomScreen(paths.createCompanyProfile, () => import('@/features/company-profile/create-company-screen')),
  roomScreen(paths.hrOwnerDetails, () => import('@/features/contacts/hr-owner-details-screen')),
  roomScreen(paths.hrOwnerDisplay, () => import('@/features/contacts/hr-owner-display-screen')),
  roomScreen(paths.authFinalization, () => import('@/features/finalization/auth-finalization-screen')),
]

const jobDetails = (path: string) => screen(path, () => import('@/features/job-search/job-details-screen'))

const jobs = screen(paths.jobs, () => import('@/features/job-search/jobs-screen'))

const publicScreens: RouteObject[] = [
  inside(
    <ListBesideDetails list={jobs.element} path={paths.jobs} />,
    jobs,
    jobDetails(`${paths.jobDetails}/:name`),
    // The slug is for people. Only the name identifies the job.
    jobDetails(`${paths.jobDetails}/:name/:slug`),
  ),
  jobDetails(paths.jobDetails),
  message(paths.myJobDetails, 'unfinished', () => __('My Job Details')),
  screen(paths.aboutUs, () => import('@/features/pages/about-us-screen')),
  screen(paths.category, () => import('@/features/pages/category-screen')),
  message(paths.setting, 'unfinished', () => __('Setting')),
  message(paths.maintenance, 'maintenance', () => __('Maintenance')),
  screen(paths.filter, () => import('@/features/applicants/filter-screen')),
]

const candidates = (path: string, list: CandidateListName) =>
  screen(path, () => import('@/features/applicants/candidates-screen'), { list })

/** Screens that need a session on a live market. */
const marketScreens: RouteObject[] = [
  candidates(paths.preScreenedCandidates, 'preScreened'),
  candidates(paths.jobApplicants, 'applicants'),
  candidates(paths.shortlistProfile, 'shortlisted'),
  candidates(paths.appliedCandidates, 'applied'),
]

/** Screens that exist only on a live market, and need a session. */
const liveScreens: RouteObject[] = [
  screen(paths.jobsForYou, () => import('@/features/job-search/jobs-for-you-screen')),
  screen(paths.candidate, () => import('@/features/applicants/candidate-screen')),
  roomScreen(paths.interviews, () => import('@/features/interviews/interviews-screen')),
  roomScreen(paths.members, () => import('@/features/members/members-screen')),
  roomScreen(paths.connections, () => import('@/features/connections/connections-screen')),
  roomScreen(paths.importJobs, () => import('@/features/job-import/import-jobs-screen')),
  screen(paths.notifications, () => import('@/features/notifications/notifications-screen')),
  roomScreen(paths.changeNumber, () => import('@/features/my-data/change-number-screen')),
  roomScreen(paths.myData, () => import('@/features/my-data/my-data-screen')),
  screen(paths.keptSearches, () => import('@/features/job-search/kept-searches-screen')),
  roomScreen(paths.consents, () => import('@/features/consents/consents-screen')),
]

/** Screens that exist only with freelancers, and need a session. */
const ofFreelancers: RouteObject[] = [
  roomScreen(paths.favourites, () => import('@/features/briefs/favourites-screen')),
  roomScreen(`${paths.engagements}/:name`, () => import('@/features/briefs/engagement-screen')),
]

const freelancer = (path: string) =>
  roomScreen(path, () => import('@/features/freelancers/freelancer-screen'))

/** Screens that exist only with freelancers, for everybody. */
const publicOfFreelancers: RouteObject[] = [
  roomScreen(paths.freelancers, () => import('@/features/freelancers/freelancers-screen')),
  freelancer(`${paths.freelancers}/:name`),
  // The slug is for people. Only the name identifies the freelancer.
  freelancer(`${paths.freelancers}/:name/:slug`),
  roomScreen(paths.briefs, () => import('@/features/freelancers/briefs-screen')),
  roomScreen(paths.postBrief, () => import('@/features/briefs/post-brief-screen')),
  roomScreen(`${paths.briefs}/:name`, () => import('@/features/briefs/brief-screen')),
]

const FrontDoor = () => <Navigate to={frontDoor()} replace />

export const routes: RouteObject[] = [
  inside(
    <MainLayout />,
    { path: paths.root, element: <FrontDoor /> },
    inside(<BottomNavigationLayout />, ...bottomNavigation),
    inside(<RequireSession />, ...protectedScreens),
    inside(<RequireSessionOnMarket />, ...marketScreens),
    onMarket(
      screen(`${paths.company}/:name`, () => import('@/features/job-search/employer-screen')),
      screen(paths.whoseAccount, () => import('@/features/sign-in/whose-account-screen')),
      withFreelancers(...publicOfFreelancers, inside(<RequireSessionOnMarket />, ...ofFreelancers)),
      inside(<RequireSessionOnMarket />, ...liveScreens),
    ),
    inside(
      <FormOnMarket />,
      screen(paths.applyJob, () => import('@/features/job-search/apply-job-screen')),
      roomScreen(paths.postNewJob, () => import('@/features/job-post/post-new-job-screen')),
    ),
    ...signIn,
    ...publicScreens,
    notFound,
  ),
]

export function Routes() {
  return useRoutes(routes)
}
