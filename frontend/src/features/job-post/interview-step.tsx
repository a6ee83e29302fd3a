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
import { Caption, Text } from '@/ui/text'
import { TextField } from '@/ui/text-field'
import type { StepProps } from './job-details-step'

const noContact = () => __('There is no HR contact to choose yet.')

type ContactFieldProps = StepProps & { contacts: { value: string; label: string }[] }

const ContactField = ({ form: { field }, contacts }: ContactFieldProps) => (
  <SelectField {...field('selected_hr')} key={contacts.length} options={contacts} />
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

function WalkInFields({ form: { field, control } }: StepProps) {
  const { label, error } = field('walk_in_days')
  const { name, ref, value, onChange } = useController({ control, name: 'walk_in_days' }).field
  if (!useWatch({ control, name: 'is_walk_in_interview' })) return null
  return (
    <>
      <CheckboxGroup
        {...{ label, error, name, ref }}
        options={options.week_days.map((day) => ({ value: day, label: __(day) }))}
        value={value ? value.split('\n') : []}
        onChange={(days) => onChange(options.week_days.filter((day) => days.includes(day)).join('\n'))}
      />
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <TextField {...field('walk_in_from')} type="time" />
        <TextField {...field('walk_in_to')} type="time" />
      </Grid>
      <TextField
        {...field('walk_in_address')}
        helper={__('Everybody can read it on the job.')}
        autoComplete="street-address"
      />
    </>
  )
}

/** The third step: interviews and contact. */
export function InterviewStep({ form, live }: StepProps) {
  const { field } = form
  return (
    <>
      <Checkbox {...field('is_walk_in_interview')} />
      {live && <WalkInFields form={form} />}
      <Stack gap="1">
        <Checkbox {...field('allow_contact_after_apply')} />
        {live && <Caption>{__('People who applied see the number of your contact and may call.')}</Caption>}
      </Stack>
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
