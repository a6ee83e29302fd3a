import { showInterview, useInterview } from '@/entities/interview/hooks'
import { offerInterview } from '@/entities/interview/offer'
import { InterviewForm, InterviewOf } from '@/entities/interview/parts'
import type { NewSlot } from '@/entities/interview/types'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { Button } from '@/ui/button'
import { Stack } from '@/ui/layout'
import { ReadingView } from '@/ui/reading-view'

type OfferInterviewProps = {
  application: string
  /** Called with the name of the interview that a message is to show. */
  onShow: (interview: string) => void
}

/** Offers times to the applicant of a conversation. An interview that has begun can be shown instead. */
export default function OfferInterview({ application, onShow }: OfferInterviewProps) {
  const reading = useInterview({ application })
  const { failure, ...sending } = useSend({
    call: (slots: NewSlot[]) => offerInterview(application, slots),
    done: async (offered) => {
      await showInterview(offered)
      onShow(offered.interview)
    },
    toasts: false,
  })
  const data = reading.data && { interview: reading.data[0] }
  return (
    <ReadingView reading={{ ...reading, data, loadMore: undefined }} empty="" skeletons={1}>
      {({ interview }) =>
        !interview || interview.may.includes('offer') ? (
          <InterviewForm mode="offer" sending={{ ...sending, failure: failure?.message }} />
        ) : (
          <Stack gap="3">
            <InterviewOf interview={interview.interview} />
            <Button onClick={() => onShow(interview.interview)}>{__('Send')}</Button>
          </Stack>
        )
      }
    </ReadingView>
  )
}
