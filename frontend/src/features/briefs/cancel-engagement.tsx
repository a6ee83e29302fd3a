import { limits } from '@rules/market.json'
import { useState } from 'react'
import { cancelEngagement } from '@/entities/brief/calls'
import { reloadBriefs } from '@/entities/brief/hooks'
import { BackendError } from '@/lib/backend/errors'
import { __ } from '@/lib/i18n/translate'
import { QuestionButton } from '@/ui/question-button'
import { Text } from '@/ui/text'
import { TextAreaField } from '@/ui/text-field'
import type { EngagementProps } from './engagement-screen'

/** Cancels with a reason, which the other side reads. */
export function CancelEngagement({ engagement: { name, other } }: EngagementProps) {
  const [reason, setReason] = useState('')
  return (
    <QuestionButton
      isDestructive
      label={__('Cancel it')}
      title={__('Cancel it')}
      confirm={__('Cancel it')}
      call={() => {
        if (!reason.trim()) throw new BackendError(__('Please say why.'))
        return cancelEngagement(name, reason.trim())
      }}
      done={reloadBriefs}
    >
      <Text>{__('{0} is told, with your reason.', [other.name])}</Text>
      <TextAreaField
        label={__('Reason')}
        required
        rows={2}
        maxLength={limits.reason_length}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </QuestionButton>
  )
}
