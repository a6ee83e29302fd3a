import { Controller, type UseFormReturn } from 'react-hook-form'
import { onlyDigits } from '@/lib/format'
import { clearError, useFormFields } from '@/lib/forms/form-fields'
import { spokenLanguage } from '@/lib/i18n/spoken-languages'
import { __ } from '@/lib/i18n/translate'
import { limits, options, uploads } from '@/lib/rules'
import { Button, OutsideLink } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { FilePicker } from '@/ui/file-picker'
import { Row, Stack } from '@/ui/layout'
import { ListField, type ListFieldProps } from '@/ui/list-field'
import { Section } from '@/ui/section'
import { SelectField } from '@/ui/select-field'
import { Caption } from '@/ui/text'
import { TextAreaField, TextField } from '@/ui/text-field'
import { TidyField } from '@/ui/tidy-field'
import { ExpectedPay } from './expected-pay'
import {
  type FieldName,
  type FileField,
  type ListField as ListName,
  labels,
  linesOf,
  type SearcherValues,
  searcherRules,
} from './fields'
import { PincodeFields } from './pincode-fields'

type Form = UseFormReturn<SearcherValues>

const megabytes = Math.floor(limits.upload_bytes / 2 ** 20)
const helpers = {
  photo: () => __('A picture'),
  resume: () => __('A picture, or a PDF up to {0} MB', [megabytes]),
}

function FileOfProfile({ form, name }: { form: Form; name: FileField }) {
  const kind = searcherRules[name].file as keyof typeof uploads
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, ref }, fieldState }) => (
        <Stack gap="2">
          <FilePicker
            label={labels[name]()}
            error={fieldState.error?.message}
            helper={helpers[name]()}
            accept={uploads[kind]}
            maxBytes={limits.upload_bytes}
            file={value instanceof File ? value : null}
            storedUrl={typeof value === 'string' ? value || null : null}
            inputRef={ref}
            onPick={(file) => {
              onChange(file ?? form.formState.defaultValues?.[name] ?? '')
              clearError(form, name)
            }}
          />
          {value !== '' && (
            <Row flexWrap="wrap" gap="2">
              {typeof value === 'string' && (
                <OutsideLink size="sm" variant="soft" href={value}>
                  {__('View {0}', [labels[name]()])}
                </OutsideLink>
              )}
              <Button size="sm" variant="quiet" onClick={() => onChange('')}>
                {__('Remove {0}', [labels[name]()])}
              </Button>
            </Row>
          )}
        </Stack>
      )}
    />
  )
}

type ListOfProfileProps = { form: Form; name: ListName } & Pick<ListFieldProps, 'placeholder' | 'shown'>

function ListOfProfile({ form, name, ...shown }: ListOfProfileProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <ListField
          label={labels[name]()}
          {...shown}
          error={fieldState.error?.message}
          inputRef={field.ref}
          value={linesOf(field.value)}
          onChange={(lines) => {
            field.onChange(lines.join('\n'))
            clearError(form, name)
          }}
        />
      )}
    />
  )
}

/** The distances to choose from, plus the stored one if it is not among them. */
function distances(stored: string): { value: string; label: string }[] {
  const values = ['5', '10', '25', '50', '100']
  if (stored && !values.includes(stored)) values.unshift(stored)
  return values.map((value) => ({ value, label: __('Up to {0} km', [value]) }))
}

/** All fields of a searcher's profile, on one screen. */
export function ProfileFields({ form }: { form: Form }) {
  const register = useFormFields(form)
  const field = (name: FieldName) => ({ ...register(name), label: labels[name]() })
  const whole = { inputMode: 'numeric', tidy: onlyDigits } as const
  return (
    <>
      <Section heading={__('About you')} gap="5">
        <FileOfProfile form={form} name="photo" />
        <TextField {...field('full_name')} required autoComplete="name" />
        <TextField {...field('headline')} placeholder={__('For example: loom operator, accountant')} />
        <TextAreaField {...field('about')} />
      </Section>
      <Section heading={__('Work')} gap="5">
        <FileOfProfile form={form} name="resume" />
        <ListOfProfile form={form} name="skills" placeholder={__('One skill')} />
        <TidyField {...field('experience_years')} {...whole} characters={2} />
        <TextField {...field('current_company')} autoComplete="organization" />
        <SelectField {...field('education')} options={options.min_education} />
        <SelectField {...field('english_level')} options={options.english_levels} />
        <ListOfProfile form={form} name="languages" placeholder={__('One language')} shown={spokenLanguage} />
        <ExpectedPay form={form} />
      </Section>
      <Section heading={__('Place')} gap="5">
        <PincodeFields form={form} pincode={field('pincode')} city={field('city')} />
        <SelectField
          {...field('radius_km')}
          options={distances(form.formState.defaultValues?.radius_km ?? '')}
        />
      </Section>
      <Section heading={__('Who may find you')}>
        <Checkbox label={labels.is_open()} {...form.register('is_open')} />
        <Checkbox label={labels.may_call()} {...form.register('may_call')} />
        <Caption>
          {__(
            'Companies that you apply to see your profile and may call you. Each look at your number is listed below.',
          )}
        </Caption>
      </Section>
    </>
  )
}
