import { useState } from 'react'
import { useQuestion } from '@/lib/forms/use-question'
import { __ } from '@/lib/i18n/translate'
import { dayAndTimeOf, today } from '@/lib/time'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Form } from '@/ui/form'
import { List, Row } from '@/ui/layout'
import { QuestionButton } from '@/ui/question-button'
import { Caption, Text } from '@/ui/text'
import { TextAreaField, TextField } from '@/ui/text-field'
import { answerInterview } from './calls'
import { showInterview } from './hooks'
import { interviewInWords, isAhead, typedTime } from './interview-words'
import type { ActionsProps, Interview } from './types'

/** The offered times. The applicant books one with a tap, unless it is full. */
export function Slots({ interview: { interview, side, slots, may }, act, isRunning }: ActionsProps) {
  if (slots.length === 0) return null
  return (
    <List gap="2" aria-label={side === 'searcher' ? __('Choose a time') : __('Offered')}>
      {slots.map(({ slot, starts, place, left }) => {
        const isFull = left < 1
        const seats = isFull ? __('Full') : __('Seats left: {0}', [left])
        if (side === 'company')
          return (
            <li key={slot}>
              <Text size="sm">{interviewInWords(starts, place)}</Text>
              <Caption>{seats}</Caption>
            </li>
          )
        return (
          <li key={slot}>
            <Button
              full
              variant="soft"
              justifyContent="space-between"
              flexWrap="wrap"
              paddingInline="3"
              disabled={isFull || !may.includes('book')}
              busy={isRunning}
              onClick={() => act(() => answerInterview(interview, { answer: 'book', slot }))}
            >
              <Text as="span" textAlign="start" overflowWrap="break-word">
                {interviewInWords(starts, place)}
              </Text>
              <Caption as="span" overflowWrap="break-word">
                {seats}
              </Caption>
            </Button>
          </li>
        )
      })}
    </List>
  )
}

/** The applicant's actions on an interview, except choosing a time: ask for another one, or decline. */
export function SearcherActions({ interview }: { interview: Interview }) {
  const { interview: name, may } = interview
  return (
    <>
      {may.includes('other') && <OtherTime name={name} />}
      {may.includes('decline') && (
        <QuestionButton
          isDestructive
          size="sm"
          label={__('Decline')}
          title={__('Decline the interview?')}
          confirm={__('Decline')}
          cancel={__('Keep')}
          call={async () => showInterview(await answerInterview(name, { answer: 'decline' }))}
        >
          <Text>{__('The company is told. Your application goes on.')}</Text>
        </QuestionButton>
      )}
    </>
  )
}

/** Asks for another time: a time, words, or both. */
function OtherTime({ name }: { name: string }) {
  const [time, setTime] = useState('')
  const [words, setWords] = useState('')
  const [error, setError] = useState<string>()
  const { isOpen, ask, close, failure, isRunning, run } = useQuestion<Interview>({
    call: () => {
      const at = time && typedTime(time)
      const said = words.trim()
      return answerInterview(name, {
        answer: 'other',
        // The company can book a time without words with one tap.
        wish: at && said ? `${dayAndTimeOf(at)}: ${said}` : at || said,
      })
    },
    done: showInterview,
  })

  function send() {
    const isLate = time !== '' && !isAhead(typedTime(time))
    const isEmpty = !time && !words.trim()
    setError(
      isLate ? __('Please choose a time in the future') : isEmpty ? __('Please fill this in.') : undefined,
    )
    if (!isLate && !isEmpty) void run()
  }

  return (
    <>
      <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={ask}>
        {__('Another time')}
      </Button>
      <Dialog title={__('Another time')} isOpen={isOpen} onClose={close}>
        <Form onSubmit={send}>
          {failure && <Banner tone="error">{failure}</Banner>}
          <TextField
            type="datetime-local"
            label={__('Date and time')}
            min={`${today()}T00:00`}
            value={time}
            error={error}
            onChange={({ target }) => setTime(target.value)}
          />
          <TextAreaField
            label={__('Or in your words')}
            rows={2}
            maxLength={140}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <Row>
            <Button type="submit" grow busy={isRunning}>
              {__('Ask for it')}
            </Button>
          </Row>
        </Form>
      </Dialog>
    </>
  )
}
