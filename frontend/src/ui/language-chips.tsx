import { spokenLanguages } from '@/lib/i18n/spoken-languages'
import { ChoiceChips } from './choice-chips'

type LanguageChipsProps = {
  label: string
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Spoken languages to choose by taps. */
export const LanguageChips = ({ label, chosen, onChange }: LanguageChipsProps) => (
  <ChoiceChips
    label={label}
    choices={spokenLanguages()}
    isChosen={(name) => chosen.includes(name)}
    onChoose={(name) =>
      onChange(chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name])
    }
  />
)
