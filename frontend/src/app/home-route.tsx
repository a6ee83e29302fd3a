import { HomeScreen } from '@/features/home/home-screen'
import { JobList, PostedJobList } from '@/features/jobs/job-cards'

/** Home with the lists of the feature jobs in it. */
export function HomeRoute() {
  return <HomeScreen jobs={<JobList />} postedJob={<PostedJobList limit={1} />} />
}
