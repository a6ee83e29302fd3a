import { changeMember, removeMember } from '@/entities/member/calls'
import { reloadMembers } from '@/entities/member/hooks'
import { meaningOf } from '@/entities/member/member-roles'
import type { Member } from '@/entities/member/types'
import { followMembership } from '@/entities/session/place-in-company'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { QuestionButton } from '@/ui/question-button'
import { Text } from '@/ui/text'

type Of = { member: Member }

/** Makes a recruiter an owner, or an owner a recruiter. */
export function ChangeRole({ member: { member, full_name: name, role, is_me: isMe } }: Of) {
  const next = role === 'Owner' ? 'Recruiter' : 'Owner'
  const isToOwner = next === 'Owner'
  return (
    <QuestionButton
      size="sm"
      label={isToOwner ? __('Make owner') : __('Make recruiter')}
      title={
        isMe
          ? __('Become a recruiter?')
          : isToOwner
            ? __('Make {0} an owner?', [name])
            : __('Make {0} a recruiter?', [name])
      }
      confirm={isToOwner ? __('Make owner') : __('Make recruiter')}
      cancel={__('Cancel')}
      call={() => changeMember(member, next)}
      done={reloadMembers}
    >
      <Text>{meaningOf(next)}</Text>
      {!isToOwner && <Text>{__('Only an owner can change that back.')}</Text>}
    </QuestionButton>
  )
}

export function Remove({ member: { member, full_name: name } }: Of) {
  return (
    <QuestionButton
      size="sm"
      isDestructive
      label={__('Remove')}
      title={__('Remove {0}?', [name])}
      confirm={__('Remove')}
      cancel={__('Cancel')}
      call={() => removeMember(member)}
      done={() => {
        toast.success(__('{0} was removed.', [name]))
        return reloadMembers()
      }}
    >
      <Text>{__('They lose access to the company at once, on all their devices. What they did stays.')}</Text>
    </QuestionButton>
  )
}

export function Leave({ member: { member } }: Of) {
  return (
    <QuestionButton
      size="sm"
      isDestructive
      label={__('Leave')}
      title={__('Leave the company?')}
      confirm={__('Leave')}
      cancel={__('Cancel')}
      call={() => removeMember(member)}
      done={followMembership}
    >
      <Text>
        {__(
          'You lose access to its jobs, applicants and contacts at once. What you did stays. To come back, you need another invitation.',
        )}
      </Text>
    </QuestionButton>
  )
}
