import { type ComponentType, useState } from 'react'
import { placeOfPhone } from '@/entities/place/position'
import type { Searcher } from '@/entities/searcher/types'
import { TradePicture } from '@/entities/trade/trade-picture'
import { commonTrades } from '@/entities/trade/trades'
import { onlyDigits } from '@/lib/format'
import { useSend } from '@/lib/forms/use-send'
import { __ } from '@/lib/i18n/translate'
import { pageLanguage } from '@/lib/i18n/written-language'
import { limits, options, patterns, uploads } from '@/lib/rules'
import { Button } from '@/ui/button'
import { ChoiceChips } from '@/ui/choice-chips'
import { FilePicker } from '@/ui/file-picker'
import { Stack } from '@/ui/layout'
import { TextField } from '@/ui/text-field'
import { TidyField } from '@/ui/tidy-field'
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

const Next = ({ isRunning, onClick }: { isRunning: boolean; onClick: () => void }) => (
  <Button busy={isRunning} onClick={onClick}>
    {__('Next')}
  </Button>
)

function Work({ searcher, label, isRunning, onAnswer }: AnswerProps) {
  const [typed, setTyped] = useState(searcher.headline ?? '')
  return (
    <Stack>
      <ChoiceChips
        label={label}
        choices={commonTrades.map(({ trade, name }) => ({
          value: name(),
          label: name(),
          picture: <TradePicture trades={[trade]} />,
        }))}
        isChosen={(value) => value === searcher.headline}
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

const YEARS = [0, 1, 2, 3, 4, 5, 7, 10, 15, 20]

const Years = ({ searcher, label, onAnswer }: AnswerProps) => (
  <ChoiceChips
    label={label}
    choices={YEARS.map((years) => ({
      value: String(years),
      label: years === 0 ? __('None yet') : years === YEARS.at(-1) ? `${years}+` : String(years),
    }))}
    isChosen={(value) => value === String(searcher.experience_years)}
    onChoose={(value) => onAnswer({ experience_years: Number(value) })}
  />
)

function Place({ searcher, label, isRunning, onAnswer }: AnswerProps) {
  const [pincode, setPincode] = useState(searcher.pincode ?? '')
  const [error, setError] = useState<string>()
  const finding = useSend({
    call: placeOfPhone,
    done: ({ pincode: found }) => onAnswer({ pincode: found }),
    failed: ({ message }) => {
      setError(message)
      return true
    },
  })
  return (
    <Stack>
      <Button variant="soft" busy={finding.isRunning} onClick={() => finding.run()}>
        {__('Near me')}
      </Button>
      <TidyField
        label={label}
        tidy={onlyDigits}
        characters={limits.pincode_digits}
        inputMode="numeric"
        autoComplete="postal-code"
        defaultValue={pincode}
        helper={__('Jobs near it come first.')}
        error={error}
        onChange={(event) => {
          setError(undefined)
          setPincode(event.target.value)
        }}
      />
      <Next
        isRunning={isRunning}
        onClick={() =>
          patterns.pincode.test(pincode) ? onAnswer({ pincode }) : setError(__(searcherRules.pincode.invalid))
        }
      />
    </Stack>
  )
}

const Education = ({ searcher, label, onAnswer }: AnswerProps) => (
  <ChoiceChips
    label={label}
    choices={options.min_education.map((value) => ({ value, label: __(value) }))}
    isChosen={(value) => value === searcher.education}
    onChoose={(education) => onAnswer({ education })}
  />
)

const LANGUAGES = ['hi', 'en', 'bn', 'mr', 'te', 'ta', 'gu', 'ur', 'kn', 'or', 'ml', 'pa', 'as']

/** The profile holds a language by its English name; the screen names it in its own language. */
const languageIn = (lang: string, code: string) =>
  new Intl.DisplayNames([lang], { type: 'language' }).of(code) ?? code

function Languages({ searcher, label, isRunning, onAnswer }: AnswerProps) {
  const [chosen, setChosen] = useState<string[]>(searcher.languages ?? [])
  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name])
  return (
    <Stack>
      <ChoiceChips
        label={label}
        choices={LANGUAGES.map((code) => ({
          value: languageIn('en', code),
          label: languageIn(pageLanguage(), code),
        }))}
        isChosen={(name) => chosen.includes(name)}
        onChoose={toggle}
      />
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

/** One question for each field that companies look for first. */
export const questions: readonly Question[] = [
  { name: 'headline', label: () => __('Your work?'), Answer: Work },
  { name: 'pincode', label: () => __('Your pincode?'), Answer: Place },
  { name: 'experience_years', label: () => __('How many years have you done it?'), Answer: Years },
  { name: 'education', label: () => __('What did you finish?'), Answer: Education },
  { name: 'languages', label: () => __('Which languages do you speak?'), Answer: Languages },
  { name: 'photo', label: () => __('A photo of you?'), Answer: Photo },
]

/** Whether the profile has the answer; 0 years are one. */
export function isAnswered(searcher: Searcher, name: keyof Answer): boolean {
  const value = searcher[name]
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== ''
}
