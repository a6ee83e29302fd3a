import rules from '@rules/freelancer.json'
import { useState } from 'react'
import { daysOf } from '@/entities/freelancer/shown-freelancer'
import { __ } from '@/lib/i18n/translate'
import { options } from '@/lib/rules'
import { clockTimeOf } from '@/lib/time'
import { ChoiceChips } from '@/ui/choice-chips'
import { Row, Stack } from '@/ui/layout'
import { Next } from '@/ui/question-card'
import { SelectField } from '@/ui/select-field'
import type { AnswerProps } from './freelancer-questions'

const HOURS = Array.from({ length: 18 }, (_, index) => `${String(index + 5).padStart(2, '0')}:00`)

const choicesOf = (stored: string) =>
  [...new Set([...HOURS, stored])].sort().map((value) => ({ value, label: clockTimeOf(value) }))

/** The days of the week, each with a tap, and the hours. The form starts with the hours of the first stored day. */
export function WeekGrid({ freelancer, label, isRunning, onAnswer }: AnswerProps) {
  const stored = daysOf(freelancer.week)
  const [days, setDays] = useState(() => stored.map(({ day }) => day))
  const [from, setFrom] = useState(stored[0]?.from ?? '09:00')
  const [until, setUntil] = useState(stored[0]?.until ?? '18:00')
  const [error, setError] = useState<string>()
  const hours = { placeholder: null, flex: '1' } as const

  function save() {
    if (from >= until) return setError(__(rules.week.invalid))
    const chosen = options.week_days.filter((day) => days.includes(day))
    onAnswer({ week: chosen.map((day) => `${day} ${from}-${until}`) })
  }

  return (
    <Stack>
      <ChoiceChips
        label={label}
        choices={options.week_days.map((day) => ({ value: day, label: __(day) }))}
        isChosen={(day) => days.includes(day)}
        onChoose={(day) => setDays(days.includes(day) ? days.filter((each) => each !== day) : [...days, day])}
      />
      <Row gap="3" alignItems="flex-start">
        <SelectField
          {...hours}
          label={__('From')}
          options={choicesOf(from)}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <SelectField
          {...hours}
          label={__('Until')}
          options={choicesOf(until)}
          value={until}
          error={error}
          onChange={({ target }) => {
            setError(undefined)
            setUntil(target.value)
          }}
        />
      </Row>
      <Next isRunning={isRunning} onClick={save} />
    </Stack>
  )
}
