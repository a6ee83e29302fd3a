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
import { Text, Title } from '@/ui/text'
import { CompanyView } from './company-view'
import { JobSearcherView } from './job-searcher-view'
import { TopBar } from './top-bar'
import { UserTypeChooser } from './user-type-chooser'

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

// Lazy, so that the first load stays small. If it fails, home shows the menu and the search.
const FreelancerView = lazyPart(() => import('./freelancer-view'), { otherwise: NotLoaded })

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
      return <Placeholder art={<FindFreelancersArt />} label={__('Find Freelancers')} />
    default:
      return <WelcomeView />
  }
}

function HomeSearch() {
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const lookFor = (text: string) =>
    navigate(text.trim() ? `${paths.jobs}?${new URLSearchParams({ search: text })}` : paths.jobs)
  const box = useSuggestedSearch({
    isLive: useIsLive(),
    search,
    onChange: setSearch,
    onChoose: lookFor,
    onSubmit: () => lookFor(search),
  })
  return (
    <SearchBar label={__('Search jobs')} {...box} filter={(close) => <UserTypeChooser onChosen={close} />} />
  )
}

export default function HomeScreen() {
  const userType = useUserType()
  const hasFreelancers = useHasFreelancers()
  return (
    <Screen title={__('Home')} top={<TopBar />}>
      <HomeSearch />
      <Invitations />
      {viewOf(userType, hasFreelancers)}
    </Screen>
  )
}
