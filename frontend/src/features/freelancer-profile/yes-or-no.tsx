import { __ } from '@/lib/i18n/translate'
import { ChoiceChips } from '@/ui/choice-chips'

const YES = 'yes'

type YesOrNoProps = { label: string; isYes: boolean; onAnswer: (isYes: boolean) => void }

/** Two answers. The server stores No like no answer, so neither button is selected then. */
export const YesOrNo = ({ label, isYes, onAnswer }: YesOrNoProps) => (
  <ChoiceChips
    label={label}
    choices={[
      { value: YES, label: __('Yes') },
      { value: 'no', label: __('No') },
    ]}
    isChosen={(value) => isYes && value === YES}
    onChoose={(value) => onAnswer(value === YES)}
  />
)
