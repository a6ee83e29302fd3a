import { pageLanguage } from '@/lib/i18n/written-language'
import { ChoiceChips } from './choice-chips'

const LANGUAGES = ['hi', 'en', 'bn', 'mr', 'te', 'ta', 'gu', 'ur', 'kn', 'or', 'ml', 'pa', 'as']

const languageIn = (lang: string, code: string) =>
  new Intl.DisplayNames([lang], { type: 'language' }).of(code) ?? code

type LanguageChipsProps = {
  label: string
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Spoken languages to choose with taps. A profile stores their English names. The screen shows the page's own. */
export const LanguageChips = ({ label, chosen, onChange }: LanguageChipsProps) => (
  <ChoiceChips
    label={label}
    choices={LANGUAGES.map((code) => ({
      value: languageIn('en', code),
      label: languageIn(pageLanguage(), code),
    }))}
    isChosen={(name) => chosen.includes(name)}
    onChoose={(name) =>
      onChange(chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name])
    }
  />
)
