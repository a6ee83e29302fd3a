import { useState } from 'react'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { QuestionButton } from '@/ui/question-button'
import { Text } from '@/ui/text'
import { changeInterview } from './calls'
import { showInterview } from './hooks'
import { offerInterviews } from './offer'
import { InterviewDialog } from './parts'
import type { Interview, NewSlot } from './types'
import { timeOfWish } from './words'

/** What the company may do about an interview: book the time asked for, offer times again, or cancel. */
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

async function offerAgain({ application }: Interview, slots: readonly NewSlot[]): Promise<Interview> {
  const { items } = await offerInterviews([application], slots)
  return items[0] as Interview
}

/** Books the time that was asked for, or another one; after an end it offers times again. */
function NewTime({ interview }: { interview: Interview }) {
  const { interview: name, wish, place, slots, may } = interview
  const [isOpen, setOpen] = useState(false)
  const books = may.includes('book')
  const { isRunning, run } = useSend<Interview, { times: NewSlot[]; failed: (sentence: string) => void }>({
    call: ({ times }) => {
      const [time] = times
      return books && time
        ? changeInterview(name, { change: 'book', starts: time.starts, place: time.place })
        : offerAgain(interview, times)
    },
    done: (changed) => {
      setOpen(false)
      return showInterview(changed)
    },
    failed: ({ message }, { failed }) => {
      failed(message)
      return true
    },
  })
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {books ? __('Book a time') : __('Offer times')}
      </Button>
      <InterviewDialog
        title={__('Interview with {0}', [interview.name])}
        mode={books ? 'book' : 'offer'}
        known={{ at: timeOfWish(wish) ?? '', place: place ?? slots[0]?.place ?? '' }}
        isOpen={isOpen}
        isSaving={isRunning}
        onClose={() => isRunning || setOpen(false)}
        onSave={(times, failed) => void run({ times, failed })}
      />
    </>
  )
}
