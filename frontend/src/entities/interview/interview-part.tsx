import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Row, Stack } from '@/ui/layout'
import { SendButton } from '@/ui/send-button'
import { Loading } from '@/ui/spinner'
import { Tag } from '@/ui/tag'
import { Caption, Text } from '@/ui/text'
import { type Mark, markInterview, saveCalendar } from './calls'
import { CompanyActions } from './company-actions'
import { isToday, reloadInterviews, showInterview, useInterview } from './hooks'
import { interviewInWords, isAhead, timeOfWish, whenOf } from './interview-words'
import { SearcherActions, Slots } from './searcher-actions'
import type { ActionsProps, Interview, InterviewRef, Side } from './types'

function wishInWords(wish: string | null): string {
  const time = timeOfWish(wish)
  return time ? whenOf(time) : (wish ?? '')
}

/** The status of the interview, in one line. */
export function stateOf({ status, starts, place, wish }: Interview): string {
  if (status === 'Offered') return __('Interview: {0}', [__('time to be chosen')])
  if (status === 'Other time') return __('Another time is wished: {0}', [wishInWords(wish)])
  if (status === 'Booked' && starts) return __('Interview: {0}', [interviewInWords(starts, place ?? '')])
  return __('Interview: {0}', [__(status)])
}

function Late({ interview: { status, late, side, name } }: { interview: Interview }) {
  if (status !== 'Booked' || !late) return null
  return <Caption>{late === side ? __('You said that you are late.') : __('{0} is late.', [name])}</Caption>
}

const markLabels: Record<Mark, (side: Side) => string> = {
  came: (side) => (side === 'company' ? __('Came') : __('I was there')),
  missed: (side) => (side === 'company' ? __('Did not come') : __('I was not there')),
  late: () => __('I am late'),
  undo: () => __('Undo'),
}
const marks = Object.keys(markLabels) as Mark[]

/** What both sides say about an interview: *late* on its day; after its start, whether it took place. */
function Marks({ interview, act, isRunning }: ActionsProps) {
  const { interview: name, side, may } = interview
  return marks
    .filter((mark) => may.includes(mark) && (mark !== 'late' || isToday(interview)))
    .map((mark) => (
      <Button
        key={mark}
        size="sm"
        variant="outline"
        busy={isRunning}
        onClick={() => act(() => markInterview(name, mark))}
      >
        {markLabels[mark](side)}
      </Button>
    ))
}

/** The status of an interview, and its reader's actions. A refusal shows below the buttons. */
export function InterviewPart({ interview }: { interview: Interview }) {
  const { isRunning, run, failure } = useSend<Interview, () => Promise<Interview>>({
    call: (call) => call(),
    done: showInterview,
    // Somebody else may have changed it meanwhile: taken the seat, or booked.
    failed: () => void reloadInterviews(),
    toasts: false,
  })
  const actions = { interview, act: run, isRunning }
  const { side, status, starts, may } = interview
  // After its start, only the outcome is asked for.
  const hasBegun = may.includes('came')
  return (
    <Stack gap="2" borderInlineStartWidth="thick" borderColor="event" paddingInlineStart="3">
      <Text strong>{stateOf(interview)}</Text>
      {status === 'Booked' && (
        <Row>
          <Tag tone="success">{__(status)}</Tag>
        </Row>
      )}
      {side === 'searcher' && may.includes('book') && (
        <Text size="sm">{__('Tap the time that suits you.')}</Text>
      )}
      <Late interview={interview} />
      <Slots {...actions} />
      <Row gap="2" flexWrap="wrap">
        {status === 'Booked' && starts && isAhead(starts) && (
          <SendButton
            variant="outline"
            call={() => saveCalendar(interview.interview)}
            otherwise={() => __('The file could not be loaded. Please try again.')}
          >
            {__('Add to calendar')}
          </SendButton>
        )}
        <Marks {...actions} />
        {!hasBegun &&
          (side === 'searcher' ? <SearcherActions {...actions} /> : <CompanyActions {...actions} />)}
      </Row>
      {failure && <Banner tone="error">{failure.message}</Banner>}
    </Stack>
  )
}

type InterviewOfProps = InterviewRef & {
  /** The time and place that the application knows, shown until the interview is loaded. */
  known?: { at: string; place: string }
}

/** An interview, with its reader's actions. */
export default function InterviewOf({ known, ...of }: InterviewOfProps) {
  const { data, error } = useInterview(of)
  const [interview] = data ?? []
  if (interview) return <InterviewPart interview={interview} />
  if (known) return <Text strong>{__('Interview: {0}', [interviewInWords(known.at, known.place)])}</Text>
  return error === undefined ? (
    <Loading message={__('Loading...')} />
  ) : (
    <Caption>{__('This could not be loaded. Please try again.')}</Caption>
  )
}
