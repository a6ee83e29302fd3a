import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useJobId } from '@/entities/job/hooks'
import { copiedJobOf, draftOf, isStored } from '@/entities/job/job-links'
import { useIsLive } from '@/entities/market/hooks'
import { readCompanyName, readMayPublish } from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { Loading } from '@/ui/spinner'
import { CompanyFirst } from './company-first'
import { PublishJob } from './publish-job'
import { SampleJob } from './sample-job'

// Lazy: most jobs start empty.
const StoredJob = lazy(() => import('./stored-job'))
const DraftJob = lazy(() => import('./draft-job'))

/** The wizard of a new job, or of the posted job in the address, to edit or copy. */
export default function PostNewJobScreen() {
  const id = useJobId()
  const [search] = useSearchParams()
  const copied = copiedJobOf(search)
  const [mayPublish] = useState(readMayPublish)
  // Decided once: the server may say later that the stored company no longer exists.
  const [hasCompany] = useState(() => readCompanyName() !== null)
  const isLive = useIsLive() || mayPublish
  if (!isLive) return <SampleJob />
  if (!hasCompany) return <CompanyFirst />
  const draft = draftOf(search)
  if (draft)
    return (
      <Suspense fallback={<Loading message={__('Loading...')} />}>
        <DraftJob key={draft} draft={draft} />
      </Suspense>
    )
  const posted = [id, copied].find(isStored)
  if (!posted) return <PublishJob />
  return (
    <Suspense fallback={<Loading message={__('Loading...')} />}>
      <StoredJob key={posted} id={posted} isCopy={!isStored(id)} />
    </Suspense>
  )
}
