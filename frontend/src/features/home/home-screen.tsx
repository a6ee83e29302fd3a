import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSuggestedSearch } from '@/entities/job/use-suggested-search'
import { useHasFreelancers, useIsLive } from '@/entities/market/hooks'
import { Invitations } from '@/entities/member/invitations'
import { type UserType, useUserType } from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { FindFreelancersArt, FreelancerArt } from '@/ui/art/freelancer-art'
import { WelcomeArt } from '@/ui/art/welcome-art'
import { Card, Stack } from '@/ui/layout'
import { lazyPart } from '@/ui/lazy-part'
import { NotLoaded } from '@/ui/not-loaded'
import { Placeholder } from '@/ui/placeholder'
import { Screen } from '@/ui/screen'
import { SearchBar } from '@/ui/search-bar'
import { ListSkeleton } from '@/ui/skeleton'
import { Text, Title } from '@/ui/text'
import { CompanyView } from './company-view'
import { JobSearcherView } from './job-searcher-view'
import { TopBar } from './top-bar'
import { UserTypeChooser } from './user-type-chooser'

// Lazy, since most visitors look for jobs. The server renders it once its process has loaded it.
const FindFreelancerView = lazyPart(() => import('./find-freelancer-view'), {
  otherwise: NotLoaded,
  meanwhile: () => <ListSkeleton cards={3} />,
})

const FreelancerView = lazyPart(() => import('./freelancer-view'), {
  otherwise: NotLoaded,
  meanwhile: () => <ListSkeleton cards={3} />,
})

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

function viewOf(userType: UserType | null, hasFreelancers: boolean) {
  switch (userType) {
    case 'job_searcher':
      return <JobSearcherView />
    case 'company':
      return <CompanyView />
    case 'freelancer':
      if (hasFreelancers) return <FreelancerView />
      return <Placeholder art={<FreelancerArt />} label={__('Freelancer')} />
    case 'find_freelancer':
      return hasFreelancers ? (
        <FindFreelancerView />
      ) : (
        <Placeholder art={<FindFreelancersArt />} label={__('Find Freelancers')} />
      )
    default:
      return <WelcomeView />
  }
}

/** The list that each user type looks in. */
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
    // Only jobs are suggested.
    isLive: useIsLive() && path === paths.jobs,
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
  return (
    <Screen title={__('Home')} top={<TopBar />}>
      <HomeSearch {...searchedList(userType, hasFreelancers)} />
      <Invitations />
      {viewOf(userType, hasFreelancers)}
    </Screen>
  )
}
