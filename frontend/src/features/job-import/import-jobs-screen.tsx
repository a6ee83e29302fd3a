import { NoCompany } from '@/entities/company/company-load-failure'
import { useIsRecruiter, useMembers } from '@/entities/member/hooks'
import { useCompanyName } from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { Banner } from '@/ui/banner'
import { Screen } from '@/ui/screen'
import { DraftList } from './draft-list'
import { FeedPart } from './feed-part'
import { FilePart } from './file-part'

/** Imports jobs from a file or a feed. Shows their problems, and the drafts. */
export default function ImportJobsScreen() {
  const members = useMembers().data
  const isRecruiter = useIsRecruiter()
  if (!useCompanyName())
    return (
      <Screen title={__('Import jobs')} header={{ back: 'history' }}>
        <NoCompany />
      </Screen>
    )
  return (
    <Screen title={__('Import jobs')} header={{ back: 'history' }}>
      {members && !members.connections && (
        <Banner tone="info">{__('This site takes no files and feeds with jobs at the moment.')}</Banner>
      )}
      {members?.connections && <FilePart />}
      {members?.connections && !isRecruiter && <FeedPart />}
      <DraftList />
    </Screen>
  )
}
