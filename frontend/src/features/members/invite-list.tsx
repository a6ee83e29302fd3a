import { cancelInvite } from '@/entities/member/calls'
import { reloadMembers } from '@/entities/member/hooks'
import { nameOfRole } from '@/entities/member/member-roles'
import type { Invite } from '@/entities/member/types'
import { __ } from '@/lib/i18n/translate'
import { dayOf } from '@/lib/time'
import { List, ListItem, Row, Stack } from '@/ui/layout'
import { Section } from '@/ui/section'
import { SendButton } from '@/ui/send-button'
import { Caption, Text } from '@/ui/text'

/** The open invitations. An owner may cancel each. */
export function InviteList({ invites, isOwner }: { invites: readonly Invite[]; isOwner: boolean }) {
  if (invites.length === 0) return null
  return (
    <Section heading={__('Invited')}>
      <List>
        {invites.map(({ invite, number, role, until }) => (
          <ListItem key={invite}>
            <Row justifyContent="space-between" flexWrap="wrap">
              <Stack gap="0" flex="1">
                <Text strong>{number}</Text>
                <Caption>{__('{0}, until {1}', [nameOfRole(role), dayOf(until)])}</Caption>
              </Stack>
              {isOwner && (
                <SendButton
                  variant="outline"
                  aria-label={__('Cancel the invitation of {0}', [number])}
                  call={() => cancelInvite(invite)}
                  done={reloadMembers}
                >
                  {__('Cancel')}
                </SendButton>
              )}
            </Row>
          </ListItem>
        ))}
      </List>
    </Section>
  )
}
