import { useState } from 'react'
import { useJobId } from '@/entities/job/hooks'
import { isStored } from '@/entities/job/links'
import { readMayPublish, useIsLive } from '@/lib/market'
import { EditJob } from './edit-job'
import { PublishJob } from './publish-job'
import { SampleJob } from './sample-job'

/** The wizard of a new job, or of a posted one that the address names. A company may publish before all else is live. */
export function PostNewJobScreen() {
  const id = useJobId()
  const [mayPublish] = useState(readMayPublish)
  const isLive = useIsLive() || mayPublish
  if (!isLive) return <SampleJob />
  return isStored(id) ? <EditJob key={id} id={id} /> : <PublishJob />
}
