import { __ } from '@/lib/i18n/translate'
import { QuestionButton } from '@/ui/question-button'
import { Text } from '@/ui/text'
import { changeInterview } from './calls'
import { showInterview } from './hooks'
import { timeOfWish } from './interview-words'
import { offerInterview } from './offer'
import { InterviewButton } from './parts'
import type { Interview } from './types'

/** The company's actions on an interview: book the wished time, offer times again, or cancel. */
export function CompanyActions({ interview }: { interview: Interview }) {
  const { interview: name, name: person, may } = interview
  return (
    <>
      {(may.includes('book') || may.includes('offer')) && <NewTime interview={interview} />}
      {may.includes('cancel') && (
        <QuestionButton
          isDestructive
          size="sm"
          label={__('Cancel')}
          title={__('Interview with {0}', [person])}
          confirm={__('Cancel the interview')}
          cancel={__('Keep')}
          call={async () => showInterview(await changeInterview(name, { change: 'cancel' }))}
        >
          <Text>{__('{0} is told. You can offer other times.', [person])}</Text>
        </QuestionButton>
      )}
    </>
  )
}

/** Books the time that was asked for, or another one. If the interview has ended, offers times again. */
function NewTime({ interview }: { interview: Interview }) {
  const { interview: name, application, wish, place, slots, may } = interview
  const books = may.includes('book')
  return (
    <InterviewButton
      label={books ? __('Set Interview') : __('Offer times')}
      title={__('Interview with {0}', [interview.name])}
      mode={books ? 'book' : 'offer'}
      known={{ at: timeOfWish(wish) ?? '', place: place ?? slots[0]?.place ?? '' }}
      call={(times) =>
        books && times[0]
          ? changeInterview(name, { change: 'book', starts: times[0].starts, place: times[0].place })
          : offerInterview(application, times)
      }
      done={showInterview}
    />
  )
}
