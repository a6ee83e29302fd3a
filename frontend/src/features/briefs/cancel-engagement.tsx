import { limits } from '@rules/market.json'
import * as z from 'zod/mini'
import { cancelEngagement } from '@/entities/brief/calls'
import { reloadBriefs } from '@/entities/brief/hooks'
import { BackendError } from '@/lib/backend/errors'
import { useFormDraft } from '@/lib/forms/draft'
import { useSchemaForm } from '@/lib/forms/form'
import { __ } from '@/lib/i18n/translate'
import { QuestionButton } from '@/ui/question-button'
import { Text } from '@/ui/text'
import { TextAreaField } from '@/ui/text-field'
import type { EngagementProps } from './engagement-screen'

/** Cancels the engagement with a reason, which the other side reads. */
export function CancelEngagement({ engagement: { name, other } }: EngagementProps) {
  const form = useSchemaForm(z.object({ reason: z.string() }), { reason: '' })
  const draft = useFormDraft(form, `cancel:${name}`)
  return (
    <QuestionButton
      isDestructive
      label={__('End the agreement')}
      title={__('End the agreement')}
      confirm={__('End the agreement')}
      call={() => {
        const reason = form.getValues('reason').trim()
        if (!reason) throw new BackendError(__('Please say why.'))
        return cancelEngagement(name, reason)
      }}
      done={() => {
        draft.discard()
        return reloadBriefs()
      }}
    >
      <Text>{__('{0} is told, with your reason.', [other.name])}</Text>
      <TextAreaField
        label={__('Reason')}
        required
        rows={2}
        maxLength={limits.reason_length}
        {...form.register('reason')}
      />
    </QuestionButton>
  )
}
