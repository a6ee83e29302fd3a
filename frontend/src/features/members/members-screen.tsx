import type { ComponentProps } from 'react'
import { NoCompany } from '@/entities/company/company-load-failure'
import { useReviewedCompany } from '@/entities/company/hooks'
import { ownRow, useMembers } from '@/entities/member/hooks'
import { useCompanyName } from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { Banner } from '@/ui/banner'
import { ButtonLink } from '@/ui/button'
import { List } from '@/ui/layout'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { Caption } from '@/ui/text'
import { InviteForm } from './invite-form'
import { InviteList } from './invite-list'
import { MemberCard } from './member-card'

/** The form for an invite. It needs a company that was approved once, because invited people read its name. */
function Inviting(props: ComponentProps<typeof InviteForm>) {
  const { status, approved_on: approvedOn } = useReviewedCompany() ?? {}
  const isAgain = status === 'Pending Review' && approvedOn
  return status && status !== 'Approved' && !isAgain ? (
    <Banner tone="info">{__('You can invite people once your company is approved.')}</Banner>
  ) : (
    <InviteForm {...props} />
  )
}

/** The members of the account's company, and its invites. */
export default function MembersScreen() {
  const members = useMembers()
  const company = useCompanyName()
  return (
    <Screen title={__('Team')} header={{ back: 'history' }}>
      {company ? (
        <ReadingView reading={members} empty="">
          {(people) => {
            const isOwner = ownRow(people)?.role === 'Owner'
            return (
              <>
                {!isOwner && <Caption>{__('Only an owner invites and removes people.')}</Caption>}
                <List>
                  {people.items.map((member) => (
                    <MemberCard key={member.member} people={people} member={member} isOwner={isOwner} />
                  ))}
                </List>
                <InviteList invites={people.invites} isOwner={isOwner} />
                {isOwner && people.connections && (
                  <ButtonLink variant="outline" to={paths.connections}>
                    {__('Connections')}
                  </ButtonLink>
                )}
                {isOwner && <Inviting company={company} invites={people.invites} />}
              </>
            )
          }}
        </ReadingView>
      ) : (
        <NoCompany />
      )}
    </Screen>
  )
}
