import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/lib/routes'
import { __ } from '@/lib/translate'
import { type UserType, useUserType } from '@/lib/user-type'
import { Placeholder } from '@/ui/placeholder'
import { Screen } from '@/ui/screen'
import { SearchBar } from '@/ui/search-bar'
import { CompanyView } from './company-view'
import { JobSearcherView } from './job-searcher-view'
import { FindFreelancersArt, FreelancerArt } from './placeholder-art'
import { TopBar } from './top-bar'
import { UserTypeChooser } from './user-type-chooser'
import { WelcomeView } from './welcome-view'

export type HomeScreenProps = {
  /** The list of jobs on the job searcher's home. */
  jobs: ReactNode
  /** The one job on the company's home. */
  postedJob: ReactNode
}

function viewOf(userType: UserType | null, { jobs, postedJob }: HomeScreenProps) {
  switch (userType) {
    case 'job_searcher':
      return <JobSearcherView jobs={jobs} />
    case 'company':
      return <CompanyView postedJob={postedJob} />
    case 'freelancer':
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
  return (
    <SearchBar
      label={__('Search jobs')}
      value={search}
      onChange={setSearch}
      onSubmit={() =>
        navigate(search.trim() ? `${paths.jobs}?${new URLSearchParams({ search })}` : paths.jobs)
      }
      filter={(close) => <UserTypeChooser onChosen={close} />}
    />
  )
}

/** Home: what it shows depends on the user type (spec section 2). */
export function HomeScreen(parts: HomeScreenProps) {
  const { userType } = useUserType()
  return (
    <Screen title={__('Home')} top={<TopBar />}>
      <HomeSearch />
      {viewOf(userType, parts)}
    </Screen>
  )
}
