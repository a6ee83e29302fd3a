import { useHrChoices } from '@/entities/contact/hooks'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { TextLink } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Stack } from '@/ui/layout'
import { ReadingView } from '@/ui/reading-view'
import { SelectField } from '@/ui/select-field'
import { Text } from '@/ui/text'
import type { StepProps } from './job-details-step'
import { labels } from './labels'

const noContact = () => __('There is no HR contact to choose yet.')

type ContactFieldProps = StepProps & { contacts: { value: string; label: string }[] }

const ContactField = ({ form: { register }, contacts }: ContactFieldProps) => (
  <SelectField
    key={contacts.length}
    label={labels.selectedHR()}
    options={contacts}
    {...register('selectedHR')}
  />
)

function SampleContacts({ form }: StepProps) {
  return (
    <ReadingView reading={useHrChoices()} empty={noContact()} skeletons={1}>
      {(contacts) => (
        <ContactField form={form} contacts={contacts.map(({ name }) => ({ value: name, label: name }))} />
      )}
    </ReadingView>
  )
}

/** The third step: how candidates meet the company. */
export function InterviewStep({ form, live }: StepProps) {
  const { register } = form
  return (
    <>
      <Checkbox label={labels.isWalkInInterview()} {...register('isWalkInInterview')} />
      <Checkbox label={labels.allowContactAfterApply()} {...register('allowContactAfterApply')} />
      {!live && <SampleContacts form={form} />}
      {live?.contacts && live.contacts.length > 0 && <ContactField form={form} contacts={live.contacts} />}
      {live?.contacts?.length === 0 && (
        <Stack gap="1">
          <Text tone="muted">{noContact()}</Text>
          <TextLink to={paths.hrOwnerDetails}>{__('HR Details')}</TextLink>
        </Stack>
      )}
    </>
  )
}
