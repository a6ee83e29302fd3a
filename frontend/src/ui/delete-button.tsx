import type { ComponentProps } from 'react'
import { __ } from '@/lib/i18n/translate'
import { QuestionButton } from './question-button'

type Fixed = 'label' | 'confirm' | 'isDestructive' | 'size'
type DeleteButtonProps = Omit<ComponentProps<typeof QuestionButton>, Fixed>

/** A small red *Delete*, which asks before it makes its call. */
export const DeleteButton = (props: DeleteButtonProps) => (
  <QuestionButton
    size="sm"
    isDestructive
    label={__('Delete')}
    confirm={__('Delete')}
    cancel={__('Cancel')}
    {...props}
  />
)
