import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSuggestedSearch } from '@/entities/job/use-suggested-search'
import { useHasFreelancers, useIsLive } from '@/entities/market/hooks'
import { Invitations } from '@/entities/member/invitations'
import { readUserType, type UserType, useSession, useUserType } from '@/entities/session/who'
import { isInBrowser } from '@/lib/environment'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { WelcomeArt } from '@/ui/art/welcome-art'
import { Card, Stack } from '@/ui/layout'
import { lazyPart } from '@/ui/lazy-part'
import { NotLoaded } from '@/ui/not-loaded'
import { Screen } from '@/ui/screen'
import { SearchBar } from '@/ui/search-bar'
import { ListSkeleton } from '@/ui/skeleton'
import { Text, Title } from '@/ui/text'
import { BeginFreelancing } from './begin-freelancing'
import { FindFreelancerView } from './find-freelancer-view'
import { JobSearcherView } from './job-searcher-view'
import { TopBar } from './top-bar'
import { UserTypeChooser } from './user-type-chooser'

const views = {
  company: () => import('./company-view'),
  freelancer: () => import('./freelancer-view'),
}
const stands = { otherwise: NotLoaded, meanwhile: () => <ListSkeleton cards={3} /> }

// Lazy, because the server renders home for guests, who have neither a company nor a profile.
const CompanyView = lazyPart(views.company, stands)
const FreelancerView = lazyPart(views.freelancer, stands)
const SampleView = lazyPart(() => import('./sample-view'), { otherwise: NotLoaded })

/** Fetches the view for this device's user type together with the screen's chunk. */
function fetchView() {
  const userType = readUserType()
  if (userType === 'company' || userType === 'freelancer') views[userType]().catch(console.warn)
}
if (isInBrowser) fetchView()

/** Home before the person has chosen a user type. */
function WelcomeView() {
  return (
    <Card>
      <Stack>
        <WelcomeArt />
        <Stack gap="1" textAlign="center">
          <Title fontSize="xl">{__('Welcome to Job Portal')}</Title>
          <Text tone="muted">{__('Please select your user type to continue')}</Text>
        </Stack>
        <UserTypeChooser />
      </Stack>
    </Card>
  )
}

function viewOf(userType: UserType | null, hasFreelancers: boolean, isGuest: boolean) {
  switch (userType) {
    case 'job_searcher':
      return <JobSearcherView />
    case 'company':
      return <CompanyView />
    case 'freelancer':
      if (!hasFreelancers) return <SampleView userType={userType} />
      return isGuest ? <BeginFreelancing /> : <FreelancerView />
    case 'find_freelancer':
      return hasFreelancers ? <FindFreelancerView /> : <SampleView userType={userType} />
    default:
      return <WelcomeView />
  }
}

/** The list that each user type searches. */
function searchedList(userType: UserType | null, hasFreelancers: boolean) {
  if (hasFreelancers && userType === 'find_freelancer')
    return { path: paths.freelancers, label: __('Search freelancers') }
  if (hasFreelancers && userType === 'freelancer') return { path: paths.briefs, label: __('Search') }
  return { path: paths.jobs, label: __('Search jobs') }
}

function HomeSearch({ path, label }: ReturnType<typeof searchedList>) {
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const lookFor = (text: string) =>
    navigate(text.trim() ? `${path}?${new URLSearchParams({ search: text })}` : path)
  const box = useSuggestedSearch({
    // Briefs are not suggested.
    isLive: useIsLive() && path !== paths.briefs,
    noun: path === paths.freelancers ? 'freelancers' : 'jobs',
    search,
    onChange: setSearch,
    onChoose: lookFor,
    onSubmit: () => lookFor(search),
  })
  return <SearchBar label={label} {...box} filter={(close) => <UserTypeChooser onChosen={close} />} />
}

export default function HomeScreen() {
  const userType = useUserType()
  const hasFreelancers = useHasFreelancers()
  const isGuest = useSession() === null
  return (
    <Screen title={__('Home')} top={<TopBar />}>
      <HomeSearch {...searchedList(userType, hasFreelancers)} />
      <Invitations />
      {viewOf(userType, hasFreelancers, isGuest)}
    </Screen>
  )
}
