import { useState } from 'react'
import type { DecisionDetails } from '@/entities/candidate/calls'
import type { Interview } from '@/entities/candidate/types'
import { useReviewedCompany } from '@/entities/company/hooks'
import type { Company } from '@/entities/company/types'
import { joinAddress } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { momentOf, today } from '@/lib/time'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { RadioGroup } from '@/ui/checkbox'
import { Dialog } from '@/ui/dialog'
import { Form } from '@/ui/form'
import { TextField } from '@/ui/text-field'
import { CALL } from './words'

const IN_PERSON = 'in-person'
const MOST_LETTERS = 140

type InterviewDialogProps = {
  name: string
  /** The current interview, for changing its time or place. */
  known?: Interview
  isOpen: boolean
  isSaving: boolean
  onClose: () => void
  onSave: (interview: DecisionDetails, failed: (sentence: string) => void) => void
}

/** Asks for the time and place of an interview. Times are in the site's zone. */
export function InterviewDialog({ name, isOpen, onClose, ...form }: InterviewDialogProps) {
  return (
    <Dialog title={__('Interview with {0}', [name])} isOpen={isOpen} onClose={onClose}>
      <InterviewForm {...form} />
    </Dialog>
  )
}

/** The company's address, cut to the length of a place; empty until it is known. */
const ownPlace = (company: Company | undefined): string =>
  joinAddress([company?.address_line1, company?.area, company?.city]).slice(0, MOST_LETTERS)

function InterviewForm({
  known = { at: '', place: '' },
  isSaving,
  onSave,
}: Pick<InterviewDialogProps, 'known' | 'isSaving' | 'onSave'>) {
  const isCall = known.place === CALL
  const [at, setAt] = useState(known.at.replace(' ', 'T').slice(0, 16))
  const [way, setWay] = useState(isCall ? CALL : IN_PERSON)
  const company = useReviewedCompany()
  const [typed, setPlace] = useState(isCall ? '' : known.place || undefined)
  // Most interviews are at the company's own address.
  const place = typed ?? ownPlace(company)
  const [errors, setErrors] = useState<{ at?: string; place?: string; save?: string }>({})

  function save() {
    const moment = momentOf(at)
    const isLate = !moment || moment.getTime() <= Date.now()
    const found = {
      at: isLate ? __('Please choose a time in the future') : undefined,
      place: way === IN_PERSON && !place.trim() ? __('Please say where') : undefined,
    }
    setErrors(found)
    if (found.at || found.place) return
    const interview = {
      interview_at: `${at.replace('T', ' ').slice(0, 16)}:00`,
      place: way === CALL ? CALL : place.trim(),
    }
    onSave(interview, (sentence) => setErrors({ save: sentence }))
  }

  return (
    <Form onSubmit={save}>
      {errors.save && <Banner tone="error">{errors.save}</Banner>}
      <TextField
        type="datetime-local"
        label={__('Date and time')}
        required
        min={`${today()}T00:00`}
        value={at}
        error={errors.at}
        onChange={(event) => {
          setAt(event.target.value)
          setErrors({ ...errors, at: undefined })
        }}
      />
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
          onChange={(event) => {
            setPlace(event.target.value)
            setErrors({ ...errors, place: undefined })
          }}
        />
      )}
      <Button type="submit" busy={isSaving}>
        {__('Set Interview')}
      </Button>
    </Form>
  )
}
