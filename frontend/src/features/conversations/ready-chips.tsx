import { chakra } from '@chakra-ui/react/styled-system'
import * as marketRules from '@rules/market.json'
import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { type ReadySentence, readyOf, readyText } from '@/entities/conversation/ready-sentences'
import type { About, Content, Side } from '@/entities/conversation/types'
import { __ } from '@/lib/i18n/translate'
import { clockTimeOf, dayOf } from '@/lib/time'
import { Button } from '@/ui/button'
import { Drawer } from '@/ui/dialog'
import { Form } from '@/ui/form'
import { BriefcaseIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { NotLoaded } from '@/ui/not-loaded'
import { Text } from '@/ui/text'
import { TextField } from '@/ui/text-field'
import { SendIcon } from './chat-icons'

const OfferInterview = lazyPart(() => import('./offer-interview'), { otherwise: NotLoaded })
const JobCards = lazyPart(() => import('./job-cards'), { otherwise: NotLoaded })

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    // Two rows, and the beginning of a third one.
    maxHeight: '7rem',
    overflowY: 'auto',
    // Leaves room for the focus outline.
    padding: '1',
    margin: '-1',
  },
})

const Chip = (props: ComponentProps<typeof Button>) => (
  <Button size="sm" variant="soft" maxWidth="full" fontWeight="medium" {...props} />
)

/** The placeholders of the sentences: their labels, inputs and formats. */
const places: Record<
  string,
  { label: () => string; type?: 'time' | 'date'; shown?: (value: string) => string }
> = {
  time: { label: () => __('Time'), type: 'time', shown: clockTimeOf },
  from: { label: () => __('From'), type: 'time', shown: clockTimeOf },
  until: { label: () => __('Until'), type: 'time', shown: clockTimeOf },
  day: { label: () => __('Day'), type: 'date', shown: dayOf },
  place: { label: () => __('Place') },
  minutes: { label: () => __('Minutes') },
}

/** The typed values, by placeholder. */
type Given = Readonly<Record<string, string>>

type ReadyChipsProps = {
  side: Side
  /** The application or the quote that the conversation is about. */
  about: About
  /** Returns whether the sentence was sent. */
  onSend: (content: Content) => boolean
}

/** Two taps on a sentence within this time send it once. */
const TWO_TAPS_MS = 1000

const hasPlaces = ({ places: asked }: ReadySentence) => asked.length > 0

/** Ready sentences. A tap sends one, or first asks for its placeholders. */
export function ReadyChips({ side, about, onSend }: ReadyChipsProps) {
  const [chosen, setChosen] = useState<ReadySentence>()
  const [asksJob, setAsksJob] = useState(false)
  const [offers, setOffers] = useState(false)
  // The values stay if the sentence could not be sent, such as before the consent.
  const [given, setGiven] = useState<Given>({})
  const last = useRef({ key: '', at: 0 })
  const close = () => setChosen(undefined)

  function sendAtOnce(key: string) {
    const at = Date.now()
    if (key === last.current.key && at - last.current.at < TWO_TAPS_MS) return
    if (onSend({ kind: 'ready', key, values: {} })) last.current = { key, at }
  }

  function send(content: Content) {
    close()
    if (onSend(content)) setGiven({})
  }

  return (
    <>
      <Line role="group" aria-label={__('Ready sentences')}>
        {readyOf(side, about.doctype).map((sentence) => (
          <Chip
            key={sentence.key}
            aria-haspopup={hasPlaces(sentence) ? 'dialog' : undefined}
            onClick={() => (hasPlaces(sentence) ? setChosen(sentence) : sendAtOnce(sentence.key))}
          >
            {readyText(sentence.key)}
          </Chip>
        ))}
        {side === 'company' && about.doctype === 'JP Application' && (
          <>
            <Chip aria-haspopup="dialog" onClick={() => setOffers(true)}>
              {__('Interview')}
            </Chip>
            <Chip aria-haspopup="dialog" onClick={() => setAsksJob(true)}>
              <BriefcaseIcon small />
              <span>{__('Show a job')}</span>
            </Chip>
          </>
        )}
      </Line>
      <Drawer title={__('Show a job')} place="bottom" isOpen={asksJob} onClose={() => setAsksJob(false)}>
        <JobCards
          onChoose={(name) => {
            setAsksJob(false)
            onSend({ kind: 'card', payload: { doctype: 'JP Job', name } })
          }}
        />
      </Drawer>
      <Drawer title={__('Interview')} place="bottom" isOpen={offers} onClose={() => setOffers(false)}>
        <OfferInterview
          application={about.name}
          onShow={(name) => {
            setOffers(false)
            onSend({ kind: 'card', payload: { doctype: 'JP Interview', name } })
          }}
        />
      </Drawer>
      <Drawer title={__('Ready sentence')} place="bottom" isOpen={chosen !== undefined} onClose={close}>
        {chosen && <ReadyForm sentence={chosen} given={given} onGive={setGiven} onSend={send} />}
      </Drawer>
    </>
  )
}

type ReadyFormProps = {
  sentence: ReadySentence
  given: Given
  onGive: (given: Given) => void
  onSend: (content: Content) => void
}

function ReadyForm({ sentence: { key, places: asked }, given, onGive, onSend }: ReadyFormProps): ReactNode {
  const [isChecked, setChecked] = useState(false)
  const shown = (place: string) => {
    const value = given[place]?.trim() ?? ''
    return value && (places[place]?.shown?.(value) ?? value)
  }
  const values = Object.fromEntries(asked.map((place) => [place, shown(place)]))

  function send() {
    setChecked(true)
    if (!asked.every((place) => values[place])) return
    onSend({ kind: 'ready', key, values })
  }

  return (
    <Form onSubmit={send}>
      <Text strong>{readyText(key, values)}</Text>
      {asked.map((place) => (
        <TextField
          key={place}
          label={places[place]?.label() ?? place}
          required
          type={places[place]?.type ?? 'text'}
          inputMode={place === 'minutes' ? 'numeric' : undefined}
          maxLength={marketRules.limits.ready_value_length}
          value={given[place] ?? ''}
          error={isChecked && !values[place] ? __('Please fill this in.') : undefined}
          onChange={({ target }) => onGive({ ...given, [place]: target.value })}
        />
      ))}
      <Button type="submit">
        <SendIcon small />
        <span>{__('Send')}</span>
      </Button>
    </Form>
  )
}
