import { type ComponentType, useState } from 'react'
import { OwnPlace } from '@/entities/place/own-place'
import type { Searcher } from '@/entities/searcher/types'
import { TradeChips } from '@/entities/trade/trade-chips'
import { __ } from '@/lib/i18n/translate'
import { limits, options, uploads } from '@/lib/rules'
import { ChoiceChips } from '@/ui/choice-chips'
import { FilePicker } from '@/ui/file-picker'
import { LanguageChips } from '@/ui/language-chips'
import { Stack } from '@/ui/layout'
import { Next } from '@/ui/question-card'
import { TextField } from '@/ui/text-field'
import { YearChips } from '@/ui/year-chips'
import { searcherRules } from './fields'

/** The fields of the profile that an answer changes. */
export type Answer = Partial<
  Pick<Searcher, 'headline' | 'experience_years' | 'pincode' | 'education' | 'languages'>
> & { photo?: File }

type AnswerProps = {
  searcher: Searcher
  /** The question's words. */
  label: string
  isRunning: boolean
  onAnswer: (answer: Answer) => void
}

function Work({ searcher, label, isRunning, onAnswer }: AnswerProps) {
  const [typed, setTyped] = useState(searcher.headline ?? '')
  return (
    <Stack>
      <TradeChips
        label={label}
        isChosen={(name) => name === searcher.headline}
        onChoose={(headline) => onAnswer({ headline })}
      />
      <TextField
        label={__('Other work')}
        value={typed}
        maxLength={searcherRules.headline.max_length}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Next isRunning={isRunning} onClick={() => onAnswer({ headline: typed.trim() })} />
    </Stack>
  )
}

const Years = ({ searcher, label, onAnswer }: AnswerProps) => (
  <YearChips
    label={label}
    years={searcher.experience_years}
    onChoose={(experience_years) => onAnswer({ experience_years })}
  />
)

const Place = ({ searcher, label, isRunning, onAnswer }: AnswerProps) => (
  <OwnPlace
    pincode={searcher.pincode}
    label={label}
    helper={__('Jobs near it come first.')}
    isRunning={isRunning}
    onPlace={(pincode) => onAnswer({ pincode })}
  />
)

const Education = ({ searcher, label, onAnswer }: AnswerProps) => (
  <ChoiceChips
    label={label}
    choices={options.min_education.map((value) => ({ value, label: __(value) }))}
    isChosen={(value) => value === searcher.education}
    onChoose={(education) => onAnswer({ education })}
  />
)

function Languages({ searcher, label, isRunning, onAnswer }: AnswerProps) {
  const [chosen, setChosen] = useState<string[]>(searcher.languages ?? [])
  return (
    <Stack>
      <LanguageChips label={label} chosen={chosen} onChange={setChosen} />
      <Next isRunning={isRunning} onClick={() => onAnswer({ languages: chosen })} />
    </Stack>
  )
}

function Photo({ searcher, isRunning, onAnswer }: AnswerProps) {
  const [file, setFile] = useState<File | null>(null)
  const picker = { accept: uploads.photo, maxBytes: limits.upload_bytes, onPick: setFile }
  return (
    <Stack>
      <FilePicker {...picker} label={__('Take a photo')} capture="user" file={file} />
      <FilePicker {...picker} label={__('Choose a file')} file={null} storedUrl={searcher.photo} />
      {file && <Next isRunning={isRunning} onClick={() => onAnswer({ photo: file })} />}
    </Stack>
  )
}

export type Question = {
  name: keyof Answer
  label: () => string
  Answer: ComponentType<AnswerProps>
}

/** One question for each field that companies read first. */
export const questions: readonly Question[] = [
  { name: 'headline', label: () => __('Your work?'), Answer: Work },
  { name: 'pincode', label: () => __('Your pincode?'), Answer: Place },
  { name: 'experience_years', label: () => __('How many years have you done it?'), Answer: Years },
  { name: 'education', label: () => __('What did you finish?'), Answer: Education },
  { name: 'languages', label: () => __('Which languages do you speak?'), Answer: Languages },
  { name: 'photo', label: () => __('A photo of you?'), Answer: Photo },
]

/** Whether the profile has the answer. 0 years count as one. */
export function isAnswered(searcher: Searcher, name: keyof Answer): boolean {
  const value = searcher[name]
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== ''
}
