import { isLastOwner } from '@/entities/member/hooks'
import { nameOfRole } from '@/entities/member/member-roles'
import type { Member, Members } from '@/entities/member/types'
import { __ } from '@/lib/i18n/translate'
import { dayOf, timeFromNow } from '@/lib/time'
import { Avatar } from '@/ui/avatar'
import { Card, ListItem, Row, Stack } from '@/ui/layout'
import { Tag } from '@/ui/tag'
import { Caption, Heading } from '@/ui/text'
import { ChangeRole, Leave, Remove } from './member-actions'

type MemberCardProps = { people: Members; member: Member; isOwner: boolean }

/** A member of the company. An owner may change each. All members may leave. */
export function MemberCard({ people, member, isOwner }: MemberCardProps) {
  const { full_name: name, role, since, seen_on: seenOn, is_me: isMe } = member
  const isLast = isLastOwner(people, member)
  return (
    <ListItem>
      <Card>
        <Stack gap="3">
          <Row alignItems="flex-start">
            <Avatar name={name} />
            <Stack gap="1" flex="1">
              <Row gap="2" flexWrap="wrap">
                <Heading fontSize="md">{name}</Heading>
                <Tag tone={role === 'Owner' ? 'brand' : 'fact'}>{nameOfRole(role)}</Tag>
                {isMe && <Tag>{__('You')}</Tag>}
              </Row>
              <Caption>{__('Since {0}', [dayOf(since)])}</Caption>
              {seenOn && !isMe && <Caption>{__('Last seen: {0}', [timeFromNow(seenOn)])}</Caption>}
            </Stack>
          </Row>
          {isLast && isMe && (
            <Caption>
              {__('You are the only owner. Make somebody else an owner first; then you can leave.')}
            </Caption>
          )}
          {!isLast && (isOwner || isMe) && (
            <Row gap="2" flexWrap="wrap">
              {isOwner && <ChangeRole member={member} />}
              {isMe ? <Leave member={member} /> : <Remove member={member} />}
            </Row>
          )}
        </Stack>
      </Card>
    </ListItem>
  )
}
