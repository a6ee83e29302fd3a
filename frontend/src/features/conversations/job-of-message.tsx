import { usePublicJob } from '@/entities/job/hooks'
import { jobDetailsPath } from '@/entities/job/job-links'
import { shownPay } from '@/entities/job/shown-job'
import { placeInWords } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { TextLink } from '@/ui/button'
import { Stack } from '@/ui/layout'
import { Caption, Text } from '@/ui/text'

/** The job of a message, in its present state. */
export default function JobOfMessage({ name }: { name: string }) {
  const { data: job, error } = usePublicJob(name)
  if (job === null) return <Caption>{__('This job is not shown any more.')}</Caption>
  if (!job)
    return (
      <Caption>
        {error === undefined ? __('Loading...') : __('This could not be loaded. Please try again.')}
      </Caption>
    )
  const pay = shownPay(job)
  return (
    <Stack gap="0" borderInlineStartWidth="thick" borderColor="brand" paddingInlineStart="2">
      <TextLink to={jobDetailsPath(job)}>{job.title}</TextLink>
      <Caption>{placeInWords(job)}</Caption>
      {pay && <Text size="sm">{pay.amounts}</Text>}
    </Stack>
  )
}
