import { useHrChoices } from '@/entities/contact/hooks'
import { __ } from '@/lib/i18n/translate'
import { Checkbox } from '@/ui/checkbox'
import { ReadingView } from '@/ui/reading-view'
import { SelectField } from '@/ui/select-field'
import type { StepProps } from './job-details-step'
import { labels } from './labels'

/** The third step: how candidates meet the company. */
export function InterviewStep({ form: { register } }: StepProps) {
  return (
    <>
      <Checkbox label={labels.isWalkInInterview()} {...register('isWalkInInterview')} />
      <Checkbox label={labels.allowContactAfterApply()} {...register('allowContactAfterApply')} />
      <ReadingView reading={useHrChoices()} empty={__('There is no HR contact to choose yet.')} skeletons={1}>
        {(contacts) => (
          <SelectField
            label={labels.selectedHR()}
            options={contacts.map(({ name }) => ({ value: name, label: name }))}
            {...register('selectedHR')}
          />
        )}
      </ReadingView>
    </>
  )
}
