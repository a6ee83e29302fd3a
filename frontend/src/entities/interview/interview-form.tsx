import { useState } from 'react'
import { useReviewedCompany } from '@/entities/company/hooks'
import type { Company } from '@/entities/company/types'
import { joinAddress } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { today } from '@/lib/time'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { RadioGroup } from '@/ui/checkbox'
import { Form } from '@/ui/form'
import { Grid } from '@/ui/layout'
import { SelectField } from '@/ui/select-field'
import { Caption } from '@/ui/text'
import { TextField } from '@/ui/text-field'
import { CALL, isAhead, typedTime } from './interview-words'
import type { NewSlot } from './types'

const IN_PERSON = 'in-person'
const MOST_LETTERS = 140
const MOST_TIMES = 5
const LENGTHS = ['15', '30', '45', '60', '90', '120']
const USUAL_LENGTH = '30'

export type InterviewFormProps = {
  /** The booked or wished time and place, as initial values. */
  known?: { at: string; place: string }
  /** 'book' sets one time. 'offer' lets the applicants choose. 'either' depends on the number of times. */
  mode?: 'book' | 'offer' | 'either'
  /** The number of invited people. */
  people?: number
  /** Sends one time, or several if the mode allows them. */
  sending: { isRunning: boolean; failure?: string; run: (slots: NewSlot[]) => unknown }
}

const labelOf = (index: number) => (index === 0 ? __('Date and time') : `${__('Date and time')} ${index + 1}`)

/** The company's address, cut to the length of a place; empty until it is known. */
const ownPlace = (company: Company | undefined): string =>
  joinAddress([company?.address_line1, company?.area, company?.city]).slice(0, MOST_LETTERS)

/** Asks for the time and place of an interview, or for several times to choose from. Times are in the site's zone. */
export default function InterviewForm({
  known = { at: '', place: '' },
  mode = 'either',
  people = 1,
  sending: { isRunning, failure, run },
}: InterviewFormProps) {
  const isCall = known.place === CALL
  const [times, setTimes] = useState([known.at.replace(' ', 'T').slice(0, 16)])
  const [way, setWay] = useState(isCall ? CALL : IN_PERSON)
  const [typedPlace, setPlace] = useState(isCall ? undefined : known.place || undefined)
  // Most interviews are at the company's own address.
  const company = useReviewedCompany()
  const place = typedPlace ?? ownPlace(company)
  const [minutes, setMinutes] = useState(USUAL_LENGTH)
  const chosen = [...new Set(times.filter(Boolean))]
  const [typedSeats, setSeats] = useState<string>()
  // By default there are enough seats for everybody.
  const seats = typedSeats ?? String(Math.ceil(people / Math.max(1, chosen.length)))
  const [errors, setErrors] = useState<{ times?: string[]; place?: string; seats?: string }>({})
  const isForSeveral = people > 1
  const isOffer = mode === 'offer' || chosen.length > 1

  function save() {
    const late = __('Please choose a time in the future')
    const timeErrors = times.map((time, index) =>
      isAhead(time) || (!time && (index > 0 || chosen.length > 0)) ? '' : late,
    )
    const found = {
      times: timeErrors,
      place: way === IN_PERSON && !place.trim() ? __('Please say where') : undefined,
      seats: isForSeveral && !(Number(seats) >= 1) ? __('Please fill this in.') : undefined,
    }
    setErrors(found)
    if (timeErrors.some(Boolean) || found.place || found.seats) return
    const each = {
      minutes: Number(minutes),
      place: way === CALL ? CALL : place.trim(),
      seats: isForSeveral ? Math.trunc(Number(seats)) : 1,
    }
    run(chosen.map((time) => ({ starts: typedTime(time), ...each })))
  }

  return (
    <Form onSubmit={save}>
      {failure && <Banner tone="error">{failure}</Banner>}
      {mode === 'either' && (
        <Caption>{__('One time is booked at once. Of several the applicant chooses one.')}</Caption>
      )}
      {times.map((time, index) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields have no other name, and none is taken out
          key={index}
          type="datetime-local"
          label={labelOf(index)}
          required={index === 0}
          min={`${today()}T00:00`}
          value={time}
          error={errors.times?.[index] || undefined}
          onChange={({ target }) => {
            setTimes(times.map((other, at) => (at === index ? target.value : other)))
            setErrors({ ...errors, times: undefined })
          }}
        />
      ))}
      {mode !== 'book' && times.length < MOST_TIMES && (
        <Button size="sm" variant="soft" onClick={() => setTimes([...times, ''])}>
          {__('Add another time')}
        </Button>
      )}
      <RadioGroup
        label={__('How')}
        name="interview-way"
        options={[
          { value: IN_PERSON, label: __('In person') },
          { value: CALL, label: __('By phone') },
        ]}
        value={way}
        onChange={setWay}
      />
      {way === IN_PERSON && (
        <TextField
          label={__('Place')}
          required
          maxLength={MOST_LETTERS}
          autoComplete="street-address"
          value={place}
          error={errors.place}
          onChange={({ target }) => {
            setPlace(target.value)
            setErrors({ ...errors, place: undefined })
          }}
        />
      )}
      {isOffer && (
        <Grid gridTemplateColumns={isForSeveral ? '1fr 1fr' : '1fr'}>
          <SelectField
            label={__('Minutes')}
            placeholder={null}
            options={LENGTHS.map((length) => ({ value: length, label: length }))}
            value={minutes}
            onChange={({ target }) => setMinutes(target.value)}
          />
          {isForSeveral && (
            <TextField
              label={__('Seats at each time')}
              inputMode="numeric"
              maxLength={3}
              value={seats}
              error={errors.seats}
              onChange={({ target }) => {
                setSeats(target.value)
                setErrors({ ...errors, seats: undefined })
              }}
            />
          )}
        </Grid>
      )}
      <Button type="submit" busy={isRunning}>
        {isOffer ? __('Offer times') : __('Set Interview')}
      </Button>
    </Form>
  )
}
