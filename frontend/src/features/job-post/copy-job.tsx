import { useState } from 'react'
import type { WireJob } from '@/entities/job/wire-types'
import { __ } from '@/lib/i18n/translate'
import { Banner } from '@/ui/banner'
import { DRAFT } from './job-draft'
import { OwnJob } from './own-job'
import { PublishForm } from './publish-job'
import { copyOf } from './wire'

function Copied({ stored }: { stored: WireJob }) {
  const [copied] = useState(() => copyOf(stored))
  const note = (
    <Banner tone="info">
      {__('This is a copy of {0}. Please change what differs, such as the place.', [stored.title])}
    </Banner>
  )
  return <PublishForm draftName={`${DRAFT}:copy:${stored.name}`} copied={copied} note={() => note} />
}

/** The wizard of a new job that begins as a copy of one that the company has posted. */
export default function CopyJob({ id }: { id: string }) {
  return (
    <OwnJob id={id} title={__('Post New Job')}>
      {(stored) => <Copied stored={stored} />}
    </OwnJob>
  )
}
