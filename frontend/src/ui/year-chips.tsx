import { __ } from '@/lib/i18n/translate'
import { ChoiceChips } from './choice-chips'

const YEARS = [0, 1, 2, 3, 4, 5, 7, 10, 15, 20]

type YearChipsProps = { label: string; years: number | null; onChoose: (years: number) => void }

/** Years of experience to choose with a tap. */
export const YearChips = ({ label, years: chosen, onChoose }: YearChipsProps) => (
  <ChoiceChips
    label={label}
    choices={YEARS.map((years) => ({
      value: String(years),
      label: years === 0 ? __('None yet') : years === YEARS.at(-1) ? `${years}+` : String(years),
    }))}
    isChosen={(value) => value === String(chosen)}
    onChoose={(value) => onChoose(Number(value))}
  />
)
