import rules from '@rules/freelancer.json'
import { type ComponentType, useState } from 'react'
import type { Asked } from '@/entities/freelancer/progress'
import { shownRates, shownReach, shownWeek } from '@/entities/freelancer/shown-freelancer'
import type { MyFreelancer } from '@/entities/freelancer/types'
import { type PriceUnit, priceUnits } from '@/entities/pay/pay'
import { OwnPlace } from '@/entities/place/own-place'
import { TradeChips } from '@/entities/trade/trade-chips'
import { commonTrades, freelanceTrades } from '@/entities/trade/trades'
import { onlyDigits, rupees } from '@/lib/format'
import { spokenLanguage } from '@/lib/i18n/spoken-languages'
import { __ } from '@/lib/i18n/translate'
import { dayOf, today } from '@/lib/time'
import { ChoiceChips } from '@/ui/choice-chips'
import { LanguageChips } from '@/ui/language-chips'
import { Grid, Stack } from '@/ui/layout'
import { ListField } from '@/ui/list-field'
import { Next } from '@/ui/question-card'
import { Caption } from '@/ui/text'
import { TextAreaField, TextField } from '@/ui/text-field'
import { TidyField } from '@/ui/tidy-field'
import { YearChips } from '@/ui/year-chips'
import { Pictures } from './pictures'
import { Publish } from './publish'
import { WeekGrid } from './week-grid'
import { YesOrNo } from './yes-or-no'

/** The fields that an answer changes. */
export type Answer = Partial<Omit<MyFreelancer, 'name' | 'modified'>>

export type AnswerProps = {
  freelancer: MyFreelancer
  /** The text of the question. */
  label: string
  isRunning: boolean
  /** Saves the answer and goes on. */
  onAnswer: (answer: Answer) => void
  /** Saves the answer without going on. */
  onSave: (answer: Answer, picture?: File) => void
}

/** Trades of self-employed people come first. */
const trades = [
  ...freelanceTrades,
  ...commonTrades.filter(({ trade }) => !freelanceTrades.some((first) => first.trade === trade)),
]

function Work({ freelancer, label, isRunning, onAnswer }: AnswerProps) {
  const [typed, setTyped] = useState(freelancer.headline ?? '')
  // The first skill is the trade itself, by which the search finds it.
  const answer = (headline: string) =>
    onAnswer({ headline, ...(headline && freelancer.skills.length === 0 && { skills: [headline] }) })
  return (
    <Stack>
      <TradeChips
        label={label}
        trades={trades}
        isChosen={(name) => name === freelancer.headline}
        onChoose={answer}
      />
      <TextField
        label={__('Other work')}
        value={typed}
        maxLength={rules.headline.max_length}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Next isRunning={isRunning} onClick={() => answer(typed.trim())} />
    </Stack>
  )
}

function Skills({ freelancer, label, isRunning, onAnswer }: AnswerProps) {
  const [skills, setSkills] = useState<readonly string[]>(freelancer.skills)
  return (
    <Stack>
      <ListField label={label} placeholder={__('One skill')} value={skills} onChange={setSkills} />
      <Next isRunning={isRunning} onClick={() => onAnswer({ skills: [...skills] })} />
    </Stack>
  )
}

const Place = ({ freelancer, label, isRunning, onAnswer }: AnswerProps) => (
  <OwnPlace
    pincode={freelancer.pincode}
    label={label}
    helper={__('Others read your city only.')}
    isRunning={isRunning}
    onPlace={(pincode) => onAnswer({ pincode })}
  />
)

const DISTANCES = [2, 5, 10, 25, 50]
const REMOTE = 'remote'

const HowFar = ({ freelancer, label, onAnswer }: AnswerProps) => (
  <ChoiceChips
    label={label}
    choices={[
      ...DISTANCES.map((km) => ({ value: String(km), label: __('Up to {0} km', [km]) })),
      { value: REMOTE, label: __('From home or online') },
    ]}
    isChosen={(value) =>
      freelancer.is_remote ? value === REMOTE : value === String(freelancer.radius_km ?? '')
    }
    onChoose={(value) =>
      onAnswer(value === REMOTE ? { is_remote: true } : { is_remote: false, radius_km: Number(value) })
    }
  />
)

/** A price for each unit. One is enough. */
function Rates({ freelancer, isRunning, onAnswer }: AnswerProps) {
  const [typed, setTyped] = useState<Partial<Record<PriceUnit, string>>>(() =>
    Object.fromEntries(freelancer.rates.map(({ unit, amount }) => [unit, String(amount)])),
  )
  const [least, setLeast] = useState(String(freelancer.least_charge ?? ''))
  const box = {
    placeholder: '₹',
    tidy: onlyDigits,
    characters: 8,
    inputMode: 'numeric',
    autoComplete: 'off',
  } as const
  return (
    <Stack>
      <Grid gap="3" alignItems="end" gridTemplateColumns="repeat(auto-fill, minmax(min(8em, 100%), 1fr))">
        {priceUnits().map(({ value: unit, label }) => (
          <TidyField
            key={unit}
            {...box}
            label={label}
            defaultValue={typed[unit]}
            onChange={(event) => setTyped({ ...typed, [unit]: event.target.value })}
          />
        ))}
        <TidyField
          {...box}
          label={__('Least charge')}
          defaultValue={least}
          onChange={(event) => setLeast(event.target.value)}
        />
      </Grid>
      <Next
        isRunning={isRunning}
        onClick={() =>
          onAnswer({
            rates: priceUnits().flatMap(({ value: unit }) => {
              const amount = Number(typed[unit])
              return amount ? [{ unit, amount }] : []
            }),
            least_charge: Number(least) || null,
          })
        }
      />
    </Stack>
  )
}

const Years = ({ freelancer, label, onAnswer }: AnswerProps) => (
  <YearChips
    label={label}
    years={freelancer.experience_years}
    onChoose={(experience_years) => onAnswer({ experience_years })}
  />
)

function Languages({ freelancer, label, isRunning, onAnswer }: AnswerProps) {
  const [chosen, setChosen] = useState<string[]>(freelancer.languages)
  return (
    <Stack>
      <LanguageChips label={label} chosen={chosen} onChange={setChosen} />
      <Next isRunning={isRunning} onClick={() => onAnswer({ languages: chosen })} />
    </Stack>
  )
}

const OwnTools = ({ freelancer, label, onAnswer }: AnswerProps) => (
  <YesOrNo label={label} isYes={freelancer.own_tools} onAnswer={(own_tools) => onAnswer({ own_tools })} />
)

const Calls = ({ freelancer, label, onAnswer }: AnswerProps) => (
  <Stack>
    <Caption>{__('You can read who asked for your number.')}</Caption>
    <YesOrNo label={label} isYes={freelancer.may_call} onAnswer={(may_call) => onAnswer({ may_call })} />
  </Stack>
)

/** A question that is answered with one line of text. */
const typed = (name: 'full_name' | 'upi_id', helper?: () => string) =>
  function Typed({ freelancer, label, isRunning, onAnswer }: AnswerProps) {
    const [text, setText] = useState(freelancer[name] ?? '')
    return (
      <Stack>
        <TextField
          label={label}
          helper={helper?.()}
          value={text}
          maxLength={rules[name].max_length}
          onChange={(event) => setText(event.target.value)}
        />
        <Next isRunning={isRunning} onClick={() => onAnswer({ [name]: text.trim() })} />
      </Stack>
    )
  }

function About({ freelancer, label, isRunning, onAnswer }: AnswerProps) {
  const [text, setText] = useState(freelancer.about ?? '')
  return (
    <Stack>
      <TextAreaField
        label={label}
        value={text}
        maxLength={rules.about.max_length}
        onChange={(event) => setText(event.target.value)}
      />
      <Next isRunning={isRunning} onClick={() => onAnswer({ about: text.trim() })} />
    </Stack>
  )
}

/** A day from today on; empty for none. */
const day = { type: 'date', min: today() } as const

function Days({ freelancer, label, isRunning, onAnswer }: AnswerProps) {
  const [until, setUntil] = useState(freelancer.available_until ?? '')
  const [off, setOff] = useState<readonly string[]>(freelancer.days_off)
  return (
    <Stack>
      <TextField
        {...day}
        label={__('Takes new work until')}
        value={until}
        onChange={(event) => setUntil(event.target.value)}
      />
      <TextField
        {...day}
        label={label}
        value=""
        onChange={({ target: { value } }) => value && setOff([...new Set([...off, value])].sort())}
      />
      <ChoiceChips
        label={label}
        choices={off.map((value) => ({ value, label: `${dayOf(value)} ✕` }))}
        isChosen={() => false}
        onChoose={(value) => setOff(off.filter((each) => each !== value))}
      />
      <Next
        isRunning={isRunning}
        onClick={() => onAnswer({ available_until: until || null, days_off: [...off] })}
      />
    </Stack>
  )
}

export type Question = {
  /** The field that shows whether the question is answered. */
  name: Asked
  Answer: ComponentType<AnswerProps>
  /** The answer in words; '' if there is none. */
  shown: (of: MyFreelancer) => string
}

const shownYes = (is: boolean) => (is ? __('Yes') : __('No'))

/** First the questions that a profile needs to be listed, then the optional ones. */
export const questions: readonly Question[] = [
  {
    name: 'headline',
    Answer: Work,
    shown: ({ headline }) => headline ?? '',
  },
  {
    name: 'skills',
    Answer: Skills,
    shown: ({ skills }) => skills.join(', '),
  },
  {
    name: 'pincode',
    Answer: Place,
    shown: ({ pincode, city }) => [pincode, city].filter(Boolean).join(', '),
  },
  {
    name: 'radius_km',
    Answer: HowFar,
    shown: shownReach,
  },
  {
    name: 'rates',
    Answer: Rates,
    shown: ({ rates, least_charge: least }) =>
      [shownRates(rates), least && `${__('Least charge')}: ${rupees(least)}`].filter(Boolean).join('; '),
  },
  {
    name: 'is_open',
    Answer: Publish,
    shown: ({ is_open }) => shownYes(is_open),
  },
  {
    name: 'pictures',
    Answer: Pictures,
    shown: ({ pictures }) => String(pictures.length || ''),
  },
  {
    name: 'week',
    Answer: WeekGrid,
    shown: ({ week }) => shownWeek(week),
  },
  {
    name: 'experience_years',
    Answer: Years,
    shown: ({ experience_years: years }) => String(years ?? ''),
  },
  {
    name: 'languages',
    Answer: Languages,
    shown: ({ languages }) => languages.map(spokenLanguage).join(', '),
  },
  {
    name: 'own_tools',
    Answer: OwnTools,
    shown: ({ own_tools }) => shownYes(own_tools),
  },
  {
    name: 'may_call',
    Answer: Calls,
    shown: ({ may_call }) => shownYes(may_call),
  },
  {
    name: 'full_name',
    Answer: typed('full_name'),
    shown: ({ full_name }) => full_name,
  },
  { name: 'about', Answer: About, shown: ({ about }) => about ?? '' },
  {
    name: 'days_off',
    Answer: Days,
    shown: ({ days_off, available_until: until }) =>
      [...days_off.map(dayOf), until && `${__('Takes new work until')}: ${dayOf(until)}`]
        .filter(Boolean)
        .join(', '),
  },
  {
    name: 'upi_id',
    Answer: typed('upi_id', () => __('Only people who hired you read it.')),
    shown: ({ upi_id }) => upi_id ?? '',
  },
]

/** The number of questions that a new profile is asked in a row. */
export const ASKED = questions.findIndex(({ name }) => name === 'is_open') + 1
