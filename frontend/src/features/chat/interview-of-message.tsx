import { useInterview } from '@/entities/interview/hooks'
import InterviewPart from '@/entities/interview/interview-part'
import { __ } from '@/lib/i18n/translate'
import { Caption } from '@/ui/text'

/** The interview of a message, in its present state, with what its reader may do. */
export default function InterviewOfMessage({ name }: { name: string }) {
  const { data, error } = useInterview(name)
  const [interview] = data ?? []
  if (interview) return <InterviewPart interview={interview} />
  return (
    <Caption>
      {error === undefined ? __('Loading...') : __('This could not be loaded. Please try again.')}
    </Caption>
  )
}
