import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useJobId } from '@/entities/job/hooks'
import { copiedJobOf, isStored } from '@/entities/job/links'
import { readMayPublish, useIsLive } from '@/lib/market'
import { EditJob } from './edit-job'
import { CopyJob, PublishJob } from './publish-job'
import { SampleJob } from './sample-job'

/** The wizard of a new job, or of a posted one that the address names, to be changed or copied. A company may publish before all else is live. */
export function PostNewJobScreen() {
  const id = useJobId()
  const [search] = useSearchParams()
  const copied = copiedJobOf(search)
  const [mayPublish] = useState(readMayPublish)
  const isLive = useIsLive() || mayPublish
  if (!isLive) return <SampleJob />
  if (isStored(id)) return <EditJob key={id} id={id} />
  return isStored(copied) ? <CopyJob key={copied} id={copied} /> : <PublishJob />
}
