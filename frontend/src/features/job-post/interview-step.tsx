import { useController, useWatch } from 'react-hook-form'
import { useHrChoices } from '@/entities/contact/hooks'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { options } from '@/lib/rules'
import { TextLink } from '@/ui/button'
import { Checkbox, CheckboxGroup } from '@/ui/checkbox'
import { Grid, Stack } from '@/ui/layout'
import { ReadingView } from '@/ui/reading-view'
import { SelectField } from '@/ui/select-field'
import { Text } from '@/ui/text'
import { TextField } from '@/ui/text-field'
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

function WalkInFields({ form: { register, control, errorOf } }: StepProps) {
  const { field } = useController({ control, name: 'walkInDays' })
  if (!useWatch({ control, name: 'isWalkInInterview' })) return null
  return (
    <>
      <CheckboxGroup
        label={labels.walkInDays()}
        name={field.name}
        ref={field.ref}
        options={options.week_days.map((day) => ({ value: day, label: __(day) }))}
        value={field.value ? field.value.split('\n') : []}
        onChange={(days) => field.onChange(options.week_days.filter((day) => days.includes(day)).join('\n'))}
        error={errorOf('walkInDays')}
      />
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <TextField type="time" label={labels.walkInFrom()} {...register('walkInFrom')} />
        <TextField type="time" label={labels.walkInTo()} {...register('walkInTo')} />
      </Grid>
      <TextField
        label={labels.walkInAddress()}
        helper={__('Everybody can read it on the job.')}
        autoComplete="street-address"
        {...register('walkInAddress')}
      />
    </>
  )
}

/** The third step: how candidates meet the company. */
export function InterviewStep({ form, live }: StepProps) {
  const { register } = form
  return (
    <>
      <Checkbox label={labels.isWalkInInterview()} {...register('isWalkInInterview')} />
      {live && <WalkInFields form={form} />}
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
