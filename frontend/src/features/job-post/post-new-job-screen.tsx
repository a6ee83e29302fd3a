import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useJobId } from '@/entities/job/hooks'
import { copiedJobOf, isStored } from '@/entities/job/links'
import { __ } from '@/lib/i18n/translate'
import { readMayPublish, useIsLive } from '@/lib/market'
import { Loading } from '@/ui/spinner'
import { PublishJob } from './publish-job'
import { SampleJob } from './sample-job'

// Apart: most jobs begin empty.
const EditJob = lazy(() => import('./edit-job'))
const CopyJob = lazy(() => import('./copy-job'))

/** The wizard of a new job, or of a posted one that the address names, to be changed or copied. A company may publish before all else is live. */
export function PostNewJobScreen() {
  const id = useJobId()
  const [search] = useSearchParams()
  const copied = copiedJobOf(search)
  const [mayPublish] = useState(readMayPublish)
  const isLive = useIsLive() || mayPublish
  if (!isLive) return <SampleJob />
  if (!isStored(id) && !isStored(copied)) return <PublishJob />
  return (
    <Suspense fallback={<Loading message={__('Loading...')} />}>
      {isStored(id) ? <EditJob key={id} id={id} /> : <CopyJob key={copied} id={String(copied)} />}
    </Suspense>
  )
}
