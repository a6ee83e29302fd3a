import { type Question, useQuestion } from '@/lib/forms/use-question'
import { __ } from '@/lib/i18n/translate'
import { Button, type ButtonProps } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { lazyPart } from '@/ui/lazy-part'
import { NotLoaded } from '@/ui/not-loaded'
import { Loading } from '@/ui/spinner'
import type { InterviewFormProps } from './interview-form'
import type { NewSlot } from './types'

// Lazy: many screens show an interview, but few people have one (frontend/build/modules.mjs).
export const InterviewOf = lazyPart(() => import('./interview-part'), {
  otherwise: NotLoaded,
  // Buttons stand below it, so its arrival should move them little.
  meanwhile: () => <Loading message={__('Loading...')} />,
})
export const InterviewPart = lazyPart(
  async () => ({ default: (await import('./interview-part')).InterviewPart }),
  { otherwise: NotLoaded },
)
export const InterviewForm = lazyPart(() => import('./interview-form'), { otherwise: NotLoaded })

/** The time and place of the interview that an application knows; undefined if it has no time. */
export const knownInterview = ({
  interview_at: at,
  place,
}: {
  interview_at?: string | null
  place?: string | null
}) => (at ? { at, place: place ?? '' } : undefined)

type InterviewDialogProps = InterviewFormProps & {
  title: string
  sending: { isOpen: boolean; close: () => void }
}

/** The form of an interview in a dialog. */
export const InterviewDialog = ({ title, ...form }: InterviewDialogProps) => (
  <Dialog title={title} isOpen={form.sending.isOpen} onClose={form.sending.close}>
    <InterviewForm {...form} />
  </Dialog>
)

type InterviewButtonProps<Answer> = Omit<InterviewDialogProps, 'sending'> &
  Question<Answer, NewSlot[]> &
  Pick<ButtonProps, 'variant' | 'disabled'> & { label: string }

/** A button that asks for the times of an interview, and sends them. */
export function InterviewButton<Answer>(props: InterviewButtonProps<Answer>) {
  const { label, variant, disabled, call, done, failed, ...form } = props
  const sending = useQuestion({ call, done, failed })
  return (
    <>
      <Button size="sm" {...{ variant, disabled }} aria-haspopup="dialog" onClick={sending.ask}>
        {label}
      </Button>
      <InterviewDialog {...form} sending={sending} />
    </>
  )
}
