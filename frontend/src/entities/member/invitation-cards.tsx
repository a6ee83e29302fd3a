import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { joinCompany } from '@/entities/session/join-company'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { dayOf } from '@/lib/time'
import { toast } from '@/lib/toast'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Row, Stack } from '@/ui/layout'
import { Section } from '@/ui/section'
import { Caption, Text } from '@/ui/text'
import { answerInvite } from './calls'
import { reloadInvites, useInvites } from './hooks'
import { meaningOf, nameOfRole } from './member-roles'
import type { OwnInvite } from './types'

function InvitationCard({ invite: { invite, company_name: company, role, until } }: { invite: OwnInvite }) {
  const navigate = useNavigate()
  const [answer, setAnswer] = useState<boolean>()
  const { isRunning, run, failure } = useSend({
    call: (isAccepted: boolean) => {
      setAnswer(isAccepted)
      return answerInvite(invite, isAccepted)
    },
    done: (place, isAccepted) => {
      if (!isAccepted) return reloadInvites()
      joinCompany(place)
      toast.success(__('You are now a member of {0}.', [company]))
      void navigate(paths.home)
    },
    toasts: false,
  })
  return (
    <Section heading={__('{0} invites you', [company])}>
      <Stack gap="1">
        <Text>{__('They want you to act for their company here. Your role: {0}.', [nameOfRole(role)])}</Text>
        <Caption>{meaningOf(role)}</Caption>
        <Caption>{__('You can answer until {0}.', [dayOf(until)])}</Caption>
      </Stack>
      {failure && <Banner tone="error">{failure.message}</Banner>}
      <Row gap="2" flexWrap="wrap">
        <Button grow busy={isRunning && answer} disabled={isRunning} onClick={() => run(true)}>
          {__('Accept')}
        </Button>
        <Button
          grow
          variant="outline"
          busy={isRunning && !answer}
          disabled={isRunning}
          onClick={() => run(false)}
        >
          {__('Decline')}
        </Button>
      </Row>
    </Section>
  )
}

/** The open invitations to the account, each with its question; nothing if there are none. */
export default function InvitationCards() {
  const { data: invites = [] } = useInvites()
  return invites.map((invite) => <InvitationCard key={invite.invite} invite={invite} />)
}
