import { publishDraft } from '@/entities/job/draft-calls'
import { reloadDrafts, useJobDraft } from '@/entities/job/draft-hooks'
import type { JobDetails } from '@/entities/job/types'
import { JOB_DRAFT } from '@/entities/job/unposted-job'
import { __ } from '@/lib/i18n/translate'
import { Banner } from '@/ui/banner'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { valuesOf } from './payload'
import { PublishForm } from './publish-job'

/** The wizard for a draft of the company, which it publishes. */
export default function DraftJob({ draft }: { draft: string }) {
  const reading = useJobDraft(draft)
  if (!reading.data)
    return (
      <Screen title={__('Post New Job')} header={{ back: 'home' }}>
        <ReadingView reading={reading} empty="" skeletons={1}>
          {() => null}
        </ReadingView>
      </Screen>
    )
  const note = (
    <Banner tone="info">{__('This is a draft. Only your company sees it until you post it.')}</Banner>
  )
  return (
    <PublishForm
      draftName={`${JOB_DRAFT}:draft:${draft}`}
      copied={valuesOf(reading.data.values as JobDetails)}
      note={() => note}
      post={async (job) => {
        const saved = await publishDraft(draft, job)
        void reloadDrafts()
        return saved
      }}
    />
  )
}
