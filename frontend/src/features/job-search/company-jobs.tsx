import { PostedJobList } from '@/entities/job/job-list'
import { __ } from '@/lib/i18n/translate'
import { Heading } from '@/ui/text'

/** What a company has posted. */
export function CompanyJobs() {
  return (
    <>
      <Heading>{__('Posted Jobs')}</Heading>
      <PostedJobList />
    </>
  )
}
